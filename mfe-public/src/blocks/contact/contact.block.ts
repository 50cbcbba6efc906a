import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'contact',
  title: { es: 'Contacto', en: 'Contact' },
  description: {
    es: 'Los datos de contacto del sitio y, si quieres, el formulario.',
    en: 'The contact details of the site and, if you like, the form.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
    {
      kind: 'choice',
      name: 'form',
      label: { es: 'Formulario', en: 'Form' },
      hint: {
        es: 'Si hay otro bloque de contacto antes, solo aquel lleva el formulario.',
        en: 'If there is a contact block above, only that one has the form.',
      },
      options: [
        { value: 'shown', label: { es: 'Con formulario', en: 'With the form' } },
        { value: 'hidden', label: { es: 'Sin formulario', en: 'Without the form' } },
      ],
    },
  ],
} as const satisfies BlockType;
