import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'film',
  title: { es: 'Video', en: 'Video' },
  description: {
    es: 'Un video de la biblioteca, que se carga cuando alguien lo reproduce.',
    en: 'A video of the library, which loads when somebody plays it.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'url',
      name: 'film',
      label: { es: 'Video', en: 'Video' },
      hint: {
        es: 'Un MP4 público de la biblioteca, como /uploads/film.mp4.',
        en: 'A public MP4 of the library, such as /uploads/film.mp4.',
      },
    },
    {
      kind: 'picture',
      name: 'poster',
      label: { es: 'Imagen antes de reproducirlo', en: 'Picture before it is played' },
      frameOf: 'film',
    },
    {
      kind: 'choice',
      name: 'drawing',
      label: { es: 'Sin video', en: 'Without a video' },
      options: [
        { value: 'none', label: { es: 'No mostrar nada', en: 'Show nothing' } },
        {
          value: 'promo',
          label: { es: 'La película de dibujos del inicio', en: 'The film of drawings of the home page' },
        },
      ],
    },
    { kind: 'line', name: 'caption', label: { es: 'Pie del video', en: 'Text below the video' } },
    {
      kind: 'captions',
      name: 'captions',
      label: { es: 'Subtítulos', en: 'Captions' },
      hint: {
        es: 'Lo que se dice y se oye, para quien no oye el video.',
        en: 'What is said and heard, for people who do not hear the video.',
      },
    },
  ],
} as const satisfies BlockType;
