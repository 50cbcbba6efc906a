import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'embed',
  title: { es: 'Contenido de otras plataformas', en: 'Content of other platforms' },
  description: {
    es: 'Videos y perfiles insertados, que se cargan cuando alguien lo pide.',
    en: 'Embedded videos and profiles, which load on request.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    {
      kind: 'items',
      name: 'items',
      source: 'embeds',
      label: { es: 'Insertados', en: 'Embeds' },
      hint: {
        es: 'Si no eliges ninguno, se muestran todos.',
        en: 'If you choose none, all are shown.',
      },
    },
  ],
} as const satisfies BlockType;
