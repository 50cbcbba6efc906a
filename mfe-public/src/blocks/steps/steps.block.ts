import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'steps',
  title: { es: 'Pasos', en: 'Steps' },
  description: {
    es: 'Lo que ocurre primero, después y al final.',
    en: 'What happens first, then and in the end.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    { kind: 'text', name: 'introduction', label: { es: 'Introducción', en: 'Introduction' } },
    {
      kind: 'list',
      name: 'steps',
      label: { es: 'Pasos', en: 'Steps' },
      item: { es: 'Paso', en: 'Step' },
      most: 8,
      isRequired: true,
      fields: [
        { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
        { kind: 'text', name: 'text', label: { es: 'Texto', en: 'Text' } },
      ],
    },
    {
      kind: 'choice',
      name: 'illustration',
      label: { es: 'Ilustración', en: 'Illustration' },
      options: [
        { value: 'none', label: { es: 'Ninguna: los pasos en una fila', en: 'None: the steps in a row' } },
        {
          value: 'call',
          label: { es: 'Una videollamada junto a los pasos', en: 'A video call beside the steps' },
        },
      ],
    },
    {
      kind: 'picture',
      name: 'picture',
      label: { es: 'Imagen de la videollamada', en: 'Picture of the video call' },
      hint: {
        es: 'Sin ella se muestran retratos dibujados. Solo se muestra con la videollamada.',
        en: 'Without it, drawn portraits are shown. Shown only with the video call.',
      },
    },
    {
      kind: 'word',
      name: 'figure',
      label: { es: 'Número de la videollamada', en: 'Number in the video call' },
      hint: {
        es: 'Por ejemplo, cuántas personas hay. Solo se muestra con la videollamada.',
        en: 'For example, how many people there are. Shown only with the video call.',
      },
    },
    {
      kind: 'line',
      name: 'figureLabel',
      label: { es: 'Lo que significa el número', en: 'What the number means' },
      hint: {
        es: 'Por ejemplo, personas en la llamada.',
        en: 'For example, people on the call.',
      },
    },
  ],
} as const satisfies BlockType;
