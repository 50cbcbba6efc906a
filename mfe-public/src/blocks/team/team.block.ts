import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'team',
  title: { es: 'Equipo', en: 'Team' },
  description: {
    es: 'Personas del equipo, con su retrato, su cargo y algo sobre ellas.',
    en: 'People of the team, with their portrait, their role and something about them.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'items',
      name: 'items',
      source: 'team-members',
      label: { es: 'Personas', en: 'People' },
      hint: {
        es: 'Si no eliges a nadie, se muestra todo el equipo.',
        en: 'If you choose nobody, the whole team is shown.',
      },
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        {
          value: 'cards',
          label: { es: 'Tarjetas con algo sobre ellas', en: 'Cards with something about them' },
        },
        {
          value: 'strip',
          label: { es: 'Retratos que pasan despacio', en: 'Portraits that pass by slowly' },
        },
        { value: 'carousel', label: { es: 'De una en una', en: 'One at a time' } },
      ],
    },
  ],
} as const satisfies BlockType;
