import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'text',
  title: { es: 'Texto', en: 'Text' },
  description: {
    es: 'Un texto con títulos, listas y enlaces.',
    en: 'A text with headings, lists and links.',
  },
  fields: [{ kind: 'richText', name: 'body', label: { es: 'Texto', en: 'Text' }, isRequired: true }],
} as const satisfies BlockType;
