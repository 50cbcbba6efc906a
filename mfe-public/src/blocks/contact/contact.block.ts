import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'contact',
  title: { es: 'Contacto', en: 'Contact' },
  description: {
    es: 'Los datos de contacto del sitio y, si quieres, el formulario.',
    en: 'The contact details of the site and, if you like, the form.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
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
    {
      kind: 'line',
      name: 'sentTitle',
      label: { es: 'Título tras el envío', en: 'Title after sending' },
      hint: {
        es: 'Sin scripts lo muestra la página de contacto, con sus propios textos.',
        en: 'Without scripts it is shown by the contact page, with texts of its own.',
      },
    },
    { kind: 'text', name: 'sentText', label: { es: 'Texto tras el envío', en: 'Text after sending' } },
  ],
} as const satisfies BlockType;
