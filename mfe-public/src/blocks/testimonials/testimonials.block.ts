import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'testimonials',
  title: { es: 'Testimonios', en: 'Testimonials' },
  description: {
    es: 'Lo que cuentan otras personas, de uno en uno o varios a la vez.',
    en: 'What other people say, one at a time or several at once.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    {
      kind: 'items',
      name: 'items',
      source: 'testimonials',
      label: { es: 'Testimonios', en: 'Testimonials' },
      hint: {
        es: 'Si no eliges ninguno, se muestran los más recientes.',
        en: 'If you choose none, the newest are shown.',
      },
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        { value: 'carousel', label: { es: 'De uno en uno', en: 'One at a time' } },
        { value: 'grid', label: { es: 'Varios a la vez', en: 'Several at once' } },
        {
          value: 'stories',
          label: {
            es: 'Uno grande, con su foto, y otros debajo',
            en: 'A large one with its picture, others below',
          },
        },
      ],
    },
  ],
} as const satisfies BlockType;
