import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'cookies',
  title: { es: 'Cookies del sitio', en: 'Cookies of the site' },
  description: {
    es: 'Las cookies que usa el sitio y para qué sirve cada una; la lista está siempre al día.',
    en: 'The cookies of the site and what each is for; the list is always up to date.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
  ],
} as const satisfies BlockType;
