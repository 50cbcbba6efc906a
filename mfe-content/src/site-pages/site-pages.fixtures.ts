import type { Block, BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import type { SitePageContent, SitePageState } from '@vitral/sdk/contracts/site-pages';

const label = (es: string, en: string) => ({ es, en });

export const TYPES: BuiltBlockType[] = [
  {
    type: 'banner',
    title: label('Banda', 'Banner'),
    description: label('Invita al siguiente paso', 'Invites to the next step'),
    picture: '/modules/mfe-public/1/block-banner.svg',
    fields: [
      { kind: 'line', name: 'title', label: label('Título', 'Heading'), isRequired: true },
      { kind: 'url', name: 'url', label: label('Enlace', 'Link') },
      { kind: 'picture', name: 'picture', label: label('Imagen', 'Picture') },
    ],
  },
  {
    type: 'faq',
    title: label('Preguntas', 'Questions'),
    description: label('Preguntas con su respuesta', 'Questions with their answers'),
    picture: '/modules/mfe-public/1/block-faq.svg',
    fields: [
      {
        kind: 'list',
        name: 'questions',
        label: label('Preguntas', 'Questions'),
        item: label('Pregunta', 'Question'),
        fields: [
          { kind: 'line', name: 'question', label: label('Pregunta', 'Question') },
          { kind: 'richText', name: 'answer', label: label('Respuesta', 'Answer') },
        ],
      },
    ],
  },
  {
    type: 'testimonials',
    title: label('Testimonios', 'Testimonials'),
    description: label('Lo que dicen', 'What people say'),
    picture: '/modules/mfe-public/1/block-testimonials.svg',
    fields: [
      { kind: 'items', name: 'items', label: label('Testimonios', 'Testimonials'), source: 'testimonials' },
      {
        kind: 'choice',
        name: 'layout',
        label: label('Forma', 'Layout'),
        options: [
          { value: 'carousel', label: label('De uno en uno', 'One at a time') },
          { value: 'grid', label: label('Varios', 'Several at once') },
        ],
      },
    ],
  },
];

/** A block type with captions, and with a picture that may be a frame of its film. */
export const FILM: BuiltBlockType = {
  type: 'film',
  title: label('Video', 'Video'),
  description: label('Un video de la biblioteca', 'A video of the library'),
  picture: '/modules/mfe-public/1/block-film.svg',
  fields: [
    { kind: 'url', name: 'film', label: label('Video', 'Video') },
    { kind: 'picture', name: 'poster', label: label('Imagen', 'Picture'), frameOf: 'film' },
    { kind: 'captions', name: 'captions', label: label('Subtítulos', 'Captions') },
  ],
};

export const film = (values: Record<string, unknown>): Block => ({
  id: '0198a000-0000-4000-8000-000000000001',
  type: 'film',
  isHidden: false,
  values,
});

/** A block type that shows a public block of a module. */
export const MODULE_CONTENT: BuiltBlockType = {
  type: 'module',
  title: label('Contenido de un módulo', 'Content of a module'),
  description: label('Lo que un módulo ofrece', 'Something that a module offers'),
  picture: '/modules/mfe-public/1/block-module.svg',
  fields: [{ kind: 'publicBlock', name: 'shown', label: label('Contenido', 'Content'), isRequired: true }],
};

export const moduleContent = (shown: object | null): Block => ({
  id: '0198a000-0000-4000-8000-000000000002',
  type: 'module',
  isHidden: false,
  values: { shown },
});

export const banner = (title: string, fields: Partial<Block> = {}): Block => ({
  id: `${title.toLowerCase().padEnd(8, '0').slice(0, 8)}-0000-4000-8000-000000000000`,
  type: 'banner',
  isHidden: false,
  values: { title },
  ...fields,
});

export const content = (fields: Partial<SitePageContent> = {}): SitePageContent => ({
  title: 'Nosotros',
  titleEn: null,
  titleFr: null,
  description: '',
  descriptionEn: null,
  descriptionFr: null,
  slug: 'nosotros',
  slugEn: null,
  slugFr: null,
  isInNavigation: false,
  isIndexed: true,
  blocks: [banner('Uno'), banner('Dos')],
  ...fields,
});

export const pageState = (fields: Partial<SitePageState> = {}): SitePageState => ({
  id: 'p1',
  version: 1,
  fixed: null,
  draft: content(),
  published: null,
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  editedBy: 'Ana',
  editedAt: '2026-11-20T10:00:00.000Z',
  failure: null,
  ...fields,
});
