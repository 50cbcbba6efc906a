import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'testimonials',
  title: { es: 'Testimonios', en: 'Testimonials' },
  description: {
    es: 'Lo que cuentan otras personas: de uno en uno, varios a la vez o todos.',
    en: 'What other people say: one at a time, several at once or all.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'items',
      name: 'items',
      source: 'testimonials',
      label: { es: 'Testimonios', en: 'Testimonials' },
      hint: {
        es: 'Si no eliges ninguno, se muestran los fijados y después los más recientes.',
        en: 'If you choose none, the pinned ones are shown, then the newest.',
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
        {
          value: 'all',
          label: { es: 'Todos, con la media de sus estrellas', en: 'All, with the average of their stars' },
        },
      ],
    },
    {
      kind: 'text',
      name: 'empty',
      label: { es: 'Texto si no hay testimonios', en: 'Text if there are no testimonials' },
      hint: {
        es: 'Solo con la presentación de todos; las otras se omiten.',
        en: 'Only in the layout of all; others are left out.',
      },
    },
    {
      kind: 'line',
      name: 'linkText',
      label: { es: 'Texto del enlace si no hay ninguno', en: 'Text of the link if there are none' },
    },
    {
      kind: 'url',
      name: 'linkUrl',
      label: { es: 'Enlace si no hay ninguno', en: 'Link if there are none' },
    },
  ],
} as const satisfies BlockType;
