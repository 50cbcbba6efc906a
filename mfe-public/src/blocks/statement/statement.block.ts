import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'statement',
  title: { es: 'Declaración', en: 'Statement' },
  description: {
    es: 'Una o dos frases grandes sobre una banda oscura, como la misión del equipo.',
    en: 'One or two large sentences on a dark band, such as the mission of the team.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' }, isRequired: true },
  ],
} as const satisfies BlockType;
