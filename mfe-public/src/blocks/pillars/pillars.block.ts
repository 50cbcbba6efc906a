import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'pillars',
  title: { es: 'Pilares', en: 'Pillars' },
  description: {
    es: 'Los temas que se enseñan, con sus lecciones y un enlace a sus sesiones en vivo.',
    en: 'The topics that are taught, with their lessons and a link to their live sessions.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'list',
      name: 'pillars',
      label: { es: 'Pilares', en: 'Pillars' },
      item: { es: 'Pilar', en: 'Pillar' },
      most: 6,
      isRequired: true,
      fields: [
        { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
        { kind: 'text', name: 'text', label: { es: 'Texto', en: 'Text' } },
        {
          kind: 'text',
          name: 'lessons',
          label: { es: 'Lecciones', en: 'Lessons' },
          hint: { es: 'Una en cada línea.', en: 'One on each line.' },
        },
        {
          kind: 'choice',
          name: 'category',
          label: { es: 'Categoría', en: 'Category' },
          hint: {
            es: 'De ella son el color, el dibujo y las sesiones en vivo.',
            en: 'It decides the colour, the drawing and the live sessions.',
          },
          options: [
            { value: 'business', label: { es: 'Negocio', en: 'Business' } },
            { value: 'development', label: { es: 'Desarrollo', en: 'Development' } },
            { value: 'health', label: { es: 'Salud', en: 'Health' } },
          ],
        },
        {
          kind: 'picture',
          name: 'picture',
          label: { es: 'Imagen', en: 'Picture' },
          hint: {
            es: 'Sin imagen se muestra el dibujo de la categoría.',
            en: 'Without a picture, the drawing of the category is shown.',
          },
        },
      ],
    },
  ],
} as const satisfies BlockType;
