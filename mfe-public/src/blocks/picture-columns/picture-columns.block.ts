import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'picture-columns',
  title: { es: 'Columnas de imágenes', en: 'Columns of pictures' },
  description: {
    es: 'Columnas de imágenes que se mueven despacio y se pueden detener; en el teléfono se ve una.',
    en: 'Columns of pictures that move slowly and can be paused; a phone shows one of them.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    { kind: 'line', name: 'linkText', label: { es: 'Texto del enlace', en: 'Text of the link' } },
    { kind: 'url', name: 'linkUrl', label: { es: 'Enlace', en: 'Link' } },
    {
      kind: 'list',
      name: 'pictures',
      label: { es: 'Imágenes', en: 'Pictures' },
      hint: {
        es: 'Se repiten hasta llenar las columnas. Sin imágenes se muestran dibujos de encuentros.',
        en: 'They are repeated until the columns are full. Without any, drawings of gatherings are shown.',
      },
      item: { es: 'Imagen', en: 'Picture' },
      fields: [
        { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' }, isRequired: true },
      ],
    },
  ],
} as const satisfies BlockType;
