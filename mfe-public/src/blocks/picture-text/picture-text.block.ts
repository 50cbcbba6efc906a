import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'picture-text',
  title: { es: 'Imagen y texto', en: 'Picture and text' },
  description: {
    es: 'Una imagen al lado de un texto con título, enlaces y listas.',
    en: 'A picture beside a text with a title, links and lists.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'richText', name: 'body', label: { es: 'Texto', en: 'Text' }, isRequired: true },
    { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' } },
    {
      kind: 'choice',
      name: 'drawing',
      label: { es: 'Dibujo sin imagen', en: 'Drawing without a picture' },
      options: [
        { value: 'none', label: { es: 'Ninguno', en: 'None' } },
        { value: 'tree', label: { es: 'El árbol del inicio', en: 'The tree of the home page' } },
      ],
    },
    {
      kind: 'choice',
      name: 'frame',
      label: { es: 'Marco', en: 'Frame' },
      options: [
        { value: 'plain', label: { es: 'Rectangular', en: 'Rectangular' } },
        { value: 'lancet', label: { es: 'Ventana con arco', en: 'Arched window' } },
      ],
    },
    {
      kind: 'choice',
      name: 'side',
      label: { es: 'Lado de la imagen', en: 'Side of the picture' },
      options: [
        { value: 'start', label: { es: 'Imagen a la izquierda', en: 'Picture on the left' } },
        { value: 'end', label: { es: 'Imagen a la derecha', en: 'Picture on the right' } },
      ],
    },
  ],
} as const satisfies BlockType;
