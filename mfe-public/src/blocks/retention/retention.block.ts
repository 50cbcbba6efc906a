import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'retention',
  title: { es: 'Plazos de conservación', en: 'Retention periods' },
  description: {
    es: 'Cuánto tiempo guarda el sitio cada dato, según los ajustes.',
    en: 'For how long the site keeps which data, as the settings say.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
  ],
} as const satisfies BlockType;
