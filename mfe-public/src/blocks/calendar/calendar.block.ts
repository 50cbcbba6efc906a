import type { BlockType } from '@vitral/contracts/blocks';

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
  ],
} as const satisfies BlockType;
