import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'join',
  title: { es: 'Solicitud para unirse', en: 'Request to join' },
  description: {
    es: 'El formulario para unirse al equipo, con una nota al lado para quien tiene una pregunta.',
    en: 'The form to join the team, with a note beside it for those who have a question.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
    { kind: 'line', name: 'noteTitle', label: { es: 'Título de la nota', en: 'Title of the note' } },
    { kind: 'text', name: 'note', label: { es: 'Texto de la nota', en: 'Text of the note' } },
    {
      kind: 'line',
      name: 'linkText',
      label: { es: 'Texto del enlace de la nota', en: 'Text of the link of the note' },
    },
    { kind: 'url', name: 'linkUrl', label: { es: 'Enlace de la nota', en: 'Link of the note' } },
  ],
} as const satisfies BlockType;
