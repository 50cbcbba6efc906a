import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'cards',
  title: { es: 'Tarjetas', en: 'Cards' },
  description: {
    es: 'Varias ideas en tarjetas, vidrios de color o una lista, con texto, imagen y enlace si hacen falta.',
    en: 'Several ideas on cards, coloured panes or a list, with a text, a picture and a link if needed.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
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
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      hint: {
        es: 'Los vidrios y la lista no muestran imágenes.',
        en: 'Panes and the list show no pictures.',
      },
      options: [
        { value: 'cards', label: { es: 'Tarjetas', en: 'Cards' } },
        { value: 'panes', label: { es: 'Vidrios de color', en: 'Coloured panes' } },
        { value: 'checks', label: { es: 'Lista junto al título', en: 'List beside the title' } },
      ],
    },
  ],
} as const satisfies BlockType;
