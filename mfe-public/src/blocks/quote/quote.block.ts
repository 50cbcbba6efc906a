import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'quote',
  title: { es: 'Cita', en: 'Quote' },
  description: {
    es: 'Las palabras de una persona, con su nombre y su retrato.',
    en: 'The words of a person, with the name and the portrait.',
  },
  fields: [
    { kind: 'text', name: 'text', label: { es: 'Cita', en: 'Quote' }, isRequired: true },
    { kind: 'word', name: 'name', label: { es: 'Nombre', en: 'Name' } },
    { kind: 'line', name: 'role', label: { es: 'Quién es', en: 'Who it is' } },
    { kind: 'picture', name: 'picture', label: { es: 'Retrato', en: 'Portrait' } },
  ],
} as const satisfies BlockType;
