import type { BlockType } from '@vitral/sdk/contracts/blocks';

export const block = {
  type: 'faq',
  title: { es: 'Preguntas frecuentes', en: 'Frequent questions' },
  description: {
    es: 'Preguntas que se abren con su respuesta; los buscadores también las leen.',
    en: 'Questions that open to their answers; search engines read them too.',
  },
  fields: [
    { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' }, isRequired: true },
    {
      kind: 'list',
      name: 'questions',
      label: { es: 'Preguntas', en: 'Questions' },
      item: { es: 'Pregunta', en: 'Question' },
      isRequired: true,
      fields: [
        { kind: 'line', name: 'question', label: { es: 'Pregunta', en: 'Question' }, isRequired: true },
        { kind: 'richText', name: 'answer', label: { es: 'Respuesta', en: 'Answer' }, isRequired: true },
      ],
    },
  ],
} as const satisfies BlockType;
