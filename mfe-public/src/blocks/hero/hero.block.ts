import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'hero',
  title: { es: 'Portada', en: 'Hero' },
  description: {
    es: 'La primera pantalla: un título grande, un texto, botones y una ventana con imagen.',
    en: 'The first screen: a large title, a text, buttons and a window with a picture.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
    {
      kind: 'picture',
      name: 'picture',
      label: { es: 'Imagen', en: 'Picture' },
      hint: {
        es: 'Sin imagen se muestra el dibujo que elijas.',
        en: 'Without a picture, the drawing that you choose is shown.',
      },
    },
    {
      kind: 'choice',
      name: 'drawing',
      label: { es: 'Dibujo sin imagen', en: 'Drawing without a picture' },
      options: [
        {
          value: 'window',
          label: { es: 'La ventana animada del inicio', en: 'The animated window of the home page' },
        },
        { value: 'health', label: { es: 'El dibujo de la salud', en: 'The drawing of health' } },
        {
          value: 'education',
          label: { es: 'El dibujo de las sesiones', en: 'The drawing of the live sessions' },
        },
      ],
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        { value: 'window', label: { es: 'Ventana junto al texto', en: 'Window beside the text' } },
        {
          value: 'wide',
          label: {
            es: 'Imagen hasta el borde, sobre vidrio oscuro',
            en: 'Picture to the edge, on dark glass',
          },
        },
      ],
    },
    {
      kind: 'list',
      name: 'actions',
      label: { es: 'Botones', en: 'Buttons' },
      item: { es: 'Botón', en: 'Button' },
      most: 2,
      fields: [
        { kind: 'line', name: 'text', label: { es: 'Texto', en: 'Text' }, isRequired: true },
        { kind: 'url', name: 'url', label: { es: 'Enlace', en: 'Link' }, isRequired: true },
      ],
    },
  ],
} as const satisfies BlockType;
