import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'banner',
  title: { es: 'Banda con botón', en: 'Banner with a button' },
  description: {
    es: 'Una banda de color que invita al siguiente paso.',
    en: 'A coloured band that invites to the next step.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
    {
      kind: 'line',
      name: 'buttonText',
      label: { es: 'Texto del botón', en: 'Text of the button' },
    },
    {
      kind: 'url',
      name: 'buttonUrl',
      label: { es: 'Enlace del botón', en: 'Link of the button' },
    },
    {
      kind: 'line',
      name: 'linkText',
      label: { es: 'Texto del segundo enlace', en: 'Text of the second link' },
    },
    { kind: 'url', name: 'linkUrl', label: { es: 'Segundo enlace', en: 'Second link' } },
  ],
} as const satisfies BlockType;
