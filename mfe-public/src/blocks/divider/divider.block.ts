import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'divider',
  title: { es: 'Separador', en: 'Divider' },
  description: {
    es: 'Una cinta de vidrios, una línea o un espacio entre dos partes.',
    en: 'A ribbon of glass, a line or a space between two parts.',
  },
  fields: [
    {
      kind: 'choice',
      name: 'style',
      label: { es: 'Estilo', en: 'Style' },
      options: [
        { value: 'ribbon', label: { es: 'Cinta de vidrios', en: 'Ribbon of glass' } },
        { value: 'line', label: { es: 'Línea', en: 'Line' } },
        { value: 'space', label: { es: 'Espacio', en: 'Space' } },
      ],
    },
  ],
} as const satisfies BlockType;
