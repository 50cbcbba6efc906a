import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'sessions',
  title: { es: 'Sesiones en vivo', en: 'Live sessions' },
  description: {
    es: 'La próxima sesión en vivo y enlaces a las siguientes; se actualiza sola.',
    en: 'The next live session and links to others; it stays up to date by itself.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'choice',
      name: 'category',
      label: { es: 'Categoría', en: 'Category' },
      options: [
        { value: 'all', label: { es: 'Todas', en: 'All' } },
        { value: 'business', label: { es: 'Negocio', en: 'Business' } },
        { value: 'health', label: { es: 'Salud', en: 'Health' } },
        { value: 'development', label: { es: 'Desarrollo', en: 'Development' } },
      ],
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        {
          value: 'links',
          label: { es: 'La próxima y enlaces a otras', en: 'The next one and links to others' },
        },
        { value: 'next', label: { es: 'Solo la próxima', en: 'Only the next one' } },
        {
          value: 'cards',
          label: {
            es: 'Tres en tarjetas y un enlace al calendario',
            en: 'Three on cards and a link to the calendar',
          },
        },
      ],
    },
  ],
} as const satisfies BlockType;
