import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'calendar',
  title: { es: 'Calendario de sesiones', en: 'Calendar of live sessions' },
  description: {
    es: 'Todas las sesiones en vivo con sus fechas, para filtrar, imprimir y llevar a otros calendarios.',
    en: 'All live sessions with their dates, to filter, print and take to other calendars.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'text',
      name: 'subscribeText',
      label: { es: 'Texto sobre suscribirse', en: 'Text about subscribing' },
      hint: {
        es: 'Junto a los enlaces que llevan las fechas a otros calendarios.',
        en: 'Beside the links that take the dates to other calendars.',
      },
    },
    {
      kind: 'line',
      name: 'emptyTitle',
      label: { es: 'Título sin sesiones', en: 'Title without live sessions' },
    },
    {
      kind: 'text',
      name: 'emptyText',
      label: { es: 'Texto sin sesiones', en: 'Text without live sessions' },
    },
  ],
} as const satisfies BlockType;
