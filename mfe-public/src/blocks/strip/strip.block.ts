import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'strip',
  title: { es: 'Franja en movimiento', en: 'Moving strip' },
  description: {
    es: 'Imágenes con nombre, o palabras, que pasan despacio y se pueden detener.',
    en: 'Named pictures, or words, that pass by slowly and can be paused.',
  },
  fields: [
    {
      kind: 'line',
      name: 'title',
      label: { es: 'Título', en: 'Title' },
      hint: {
        es: 'Sobre palabras solas no se ve, pero lo leen los lectores de pantalla.',
        en: 'Above words alone it is not shown, but screen readers say it.',
      },
    },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'choice',
      name: 'layout',
      label: { es: 'Presentación', en: 'Layout' },
      options: [
        { value: 'pictures', label: { es: 'Imágenes con nombre', en: 'Named pictures' } },
        { value: 'words', label: { es: 'Palabras grandes en una cinta', en: 'Large words in a ribbon' } },
      ],
    },
    {
      kind: 'list',
      name: 'items',
      label: { es: 'Piezas', en: 'Pieces' },
      item: { es: 'Pieza', en: 'Piece' },
      isRequired: true,
      fields: [
        { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' } },
        {
          kind: 'choice',
          name: 'drawing',
          label: { es: 'Dibujo sin imagen', en: 'Drawing without a picture' },
          options: [
            { value: 'none', label: { es: 'Ninguno', en: 'None' } },
            { value: 'education', label: { es: 'Educación', en: 'Education' } },
            { value: 'community', label: { es: 'Comunidad', en: 'Community' } },
            { value: 'team', label: { es: 'Equipo', en: 'Team' } },
            { value: 'expansion', label: { es: 'Expansión', en: 'Expansion' } },
            { value: 'tools', label: { es: 'Herramientas', en: 'Tools' } },
            { value: 'system', label: { es: 'Sistema', en: 'System' } },
          ],
        },
        { kind: 'line', name: 'label', label: { es: 'Nombre', en: 'Name' }, isRequired: true },
      ],
    },
  ],
} as const satisfies BlockType;
