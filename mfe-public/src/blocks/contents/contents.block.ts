import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'contents',
  title: { es: 'Índice', en: 'Table of contents' },
  description: {
    es: 'Enlaces a los títulos de la página, con la fecha del último cambio si quieres.',
    en: 'Links to the headings of the page, with the date of the last change if you like.',
  },
  fields: [
    {
      kind: 'choice',
      name: 'date',
      label: { es: 'Fecha del último cambio', en: 'Date of the last change' },
      options: [
        { value: 'hidden', label: { es: 'Sin fecha', en: 'Without the date' } },
        { value: 'shown', label: { es: 'Con fecha', en: 'With the date' } },
      ],
    },
  ],
} as const satisfies BlockType;
