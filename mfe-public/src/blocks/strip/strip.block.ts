import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'strip',
  title: { es: 'Franja en movimiento', en: 'Moving strip' },
  description: {
    es: 'Imágenes con nombre que pasan despacio y se pueden detener.',
    en: 'Named pictures that pass by slowly and can be paused.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'list',
      name: 'items',
      label: { es: 'Piezas', en: 'Pieces' },
      item: { es: 'Pieza', en: 'Piece' },
      isRequired: true,
      fields: [
        { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' } },
        { kind: 'line', name: 'label', label: { es: 'Nombre', en: 'Name' }, isRequired: true },
      ],
    },
  ],
} as const satisfies BlockType;
