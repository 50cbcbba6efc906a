import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'steps',
  title: { es: 'Pasos', en: 'Steps' },
  description: {
    es: 'Lo que ocurre primero, después y al final.',
    en: 'What happens first, then and in the end.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'list',
      name: 'steps',
      label: { es: 'Pasos', en: 'Steps' },
      item: { es: 'Paso', en: 'Step' },
      most: 8,
      isRequired: true,
      fields: [
        { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
        { kind: 'text', name: 'text', label: { es: 'Texto', en: 'Text' } },
      ],
    },
    {
      kind: 'choice',
      name: 'illustration',
      label: { es: 'Ilustración', en: 'Illustration' },
      options: [
        { value: 'none', label: { es: 'Ninguna: los pasos en una fila', en: 'None: the steps in a row' } },
        {
          value: 'call',
          label: { es: 'Una videollamada junto a los pasos', en: 'A video call beside the steps' },
        },
      ],
    },
  ],
} as const satisfies BlockType;
