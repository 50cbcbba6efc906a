import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'figures',
  title: { es: 'Cifras', en: 'Figures' },
  description: {
    es: 'Números grandes con lo que significan y de dónde salen.',
    en: 'Large numbers with what they mean and where they come from.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'list',
      name: 'figures',
      label: { es: 'Cifras', en: 'Figures' },
      item: { es: 'Cifra', en: 'Figure' },
      isRequired: true,
      fields: [
        {
          kind: 'word',
          name: 'value',
          label: { es: 'Número', en: 'Number' },
          hint: { es: 'Por ejemplo, 13+ o 98 %.', en: 'For example, 13+ or 98%.' },
          isRequired: true,
        },
        {
          kind: 'line',
          name: 'label',
          label: { es: 'Lo que significa', en: 'What it means' },
          isRequired: true,
        },
        { kind: 'line', name: 'source', label: { es: 'Fuente', en: 'Source' } },
      ],
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        { value: 'panes', label: { es: 'Vidrios de color', en: 'Coloured panes' } },
        { value: 'lines', label: { es: 'En una fila, sin fondo', en: 'In a row, without a background' } },
      ],
    },
  ],
} as const satisfies BlockType;
