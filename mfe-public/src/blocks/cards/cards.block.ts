import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'cards',
  title: { es: 'Tarjetas', en: 'Cards' },
  description: {
    es: 'Varias ideas en tarjetas, cada una con texto, imagen y enlace si hacen falta.',
    en: 'Several ideas on cards, each with a text, a picture and a link if needed.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'list',
      name: 'cards',
      label: { es: 'Tarjetas', en: 'Cards' },
      item: { es: 'Tarjeta', en: 'Card' },
      isRequired: true,
      fields: [
        { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
        { kind: 'text', name: 'text', label: { es: 'Texto', en: 'Text' } },
        { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' } },
        { kind: 'url', name: 'url', label: { es: 'Enlace', en: 'Link' } },
        {
          kind: 'line',
          name: 'linkText',
          label: { es: 'Texto del enlace', en: 'Text of the link' },
          hint: { es: 'Sin texto, el título es el enlace.', en: 'Without a text, the title is the link.' },
        },
      ],
    },
  ],
} as const satisfies BlockType;
