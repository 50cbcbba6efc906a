import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'feed',
  title: { es: 'Publicaciones', en: 'Posts' },
  description: {
    es: 'Lo más reciente que se ha publicado en otras plataformas.',
    en: 'The newest posts on other platforms.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'choice',
      name: 'platform',
      label: { es: 'Plataforma', en: 'Platform' },
      options: [
        { value: 'all', label: { es: 'Todas', en: 'All' } },
        { value: 'youtube', label: { es: 'YouTube', en: 'YouTube' } },
        { value: 'instagram', label: { es: 'Instagram', en: 'Instagram' } },
        { value: 'linkedin', label: { es: 'LinkedIn', en: 'LinkedIn' } },
        { value: 'twitter', label: { es: 'X', en: 'X' } },
      ],
    },
    {
      kind: 'choice',
      name: 'embeds',
      label: { es: 'Contenido insertado', en: 'Embeds' },
      options: [
        { value: 'hidden', label: { es: 'No mostrarlo', en: 'Hide them' } },
        { value: 'shown', label: { es: 'Mostrarlo debajo', en: 'Show them below' } },
      ],
    },
  ],
} as const satisfies BlockType;
