import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'gallery',
  title: { es: 'Galería', en: 'Gallery' },
  description: {
    es: 'Varias imágenes juntas, como los vidrios de una ventana.',
    en: 'Several pictures together, like the panes of a window.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'list',
      name: 'pictures',
      label: { es: 'Imágenes', en: 'Pictures' },
      item: { es: 'Imagen', en: 'Picture' },
      isRequired: true,
      fields: [
        { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' }, isRequired: true },
        { kind: 'line', name: 'caption', label: { es: 'Pie de imagen', en: 'Caption' } },
      ],
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        { value: 'grid', label: { es: 'Cuadrícula', en: 'Grid' } },
        { value: 'wide', label: { es: 'Una grande y otras pequeñas', en: 'One large, others small' } },
      ],
    },
  ],
} as const satisfies BlockType;
