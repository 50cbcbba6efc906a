import type { BlockType } from '@vitral/contracts/blocks';

export const block = {
  type: 'strip',
  title: { es: 'Franja en movimiento', en: 'Moving strip' },
  description: {
    es: 'Imágenes con nombre que pasan despacio y se pueden detener.',
    en: 'Named pictures that pass by slowly and can be paused.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
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
