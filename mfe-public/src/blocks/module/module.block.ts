import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'module',
  title: { es: 'Contenido de un módulo', en: 'Content of a module' },
  description: {
    es: 'Lo que un módulo ofrece para las páginas públicas, como próximas charlas o novedades.',
    en: 'Something that a module offers for public pages, such as next talks or news.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'publicBlock',
      name: 'shown',
      label: { es: 'Contenido', en: 'Content' },
      isRequired: true,
    },
    {
      kind: 'choice',
      name: 'count',
      label: { es: 'Cuántos elementos, como máximo', en: 'Most items' },
      options: [
        { value: 'all', label: { es: 'Los que ofrece el módulo', en: 'As many as the module offers' } },
        { value: 'one', label: { es: 'Uno', en: 'One' } },
        { value: 'three', label: { es: 'Tres', en: 'Three' } },
        { value: 'six', label: { es: 'Seis', en: 'Six' } },
      ],
    },
  ],
} as const satisfies BlockType;
