import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import { CONTACT_PAGE, DOCUMENT, EDUCATION, JOIN_PAGE, TESTIMONIALS_PAGE } from './page-responses.ts';

/** API responses of a small but complete site. */
const block = (type: string, values: object, anchor?: string) => ({
  id: `id-of-${anchor ?? type}`,
  type,
  values,
  ...(anchor && { anchor }),
});
const titled = (title: string, titleEn: string, values: object = {}) => ({ title, titleEn, ...values });
const words = (text: string) => [{ type: 'paragraph', spans: [{ text }] }];

/** The landing page with a block for each of its sections. */
export const LANDING = {
  title: 'Liderazgo y bienestar',
  titleEn: 'Leadership and wellness',
  description: 'Formación con un equipo',
  descriptionEn: 'Training with a team',
  isIndexed: true,
  publishedAt: '2026-11-20T12:00:00.000Z',
  blocks: [
    block(
      'hero',
      titled('Muchas piezas', 'Many pieces', { content: 'Una sola luz', contentEn: 'A single light' }),
    ),
    block('sessions', { layout: 'next' }),
    block(
      'picture-text',
      titled('Quiénes somos', 'Who we are', {
        body: words('Primero.'),
        bodyEn: words('First.'),
        drawing: 'tree',
      }),
      'acerca',
    ),
    block('figures', { figures: [{ value: '13+', label: 'países', labelEn: 'countries' }] }),
    block(
      'statement',
      titled('Misión', 'Mission', { content: 'Acompañar', contentEn: 'To walk beside' }),
      'mission',
    ),
    block(
      'cards',
      titled('Valores', 'Values', { layout: 'panes', cards: [titled('Alegría', 'Joy')] }),
      'values',
    ),
    block('strip', titled('En qué trabajamos', 'What we work on', { items: [{ label: 'Equipo' }] }), 'focus'),
    block('picture-columns', titled('Momentos que compartimos', 'Moments we share'), 'educacion'),
    block(
      'team',
      titled('Quienes te guían', 'The people who guide you', { layout: 'carousel' }),
      'carousel-medicos',
    ),
    block('testimonials', titled('Lo que cuentan', 'In their words'), 'carousel-testimonios'),
    block('feed', titled('Lo último', 'Latest'), 'lo-ultimo'),
    block('banner', titled('Ven', 'Come', { buttonText: 'Entrar', buttonUrl: '/contact' }), 'banner'),
  ],
};

export const CONTACT = {
  id: '8',
  section: 'contact',
  title: 'Hablemos',
  content: 'Escríbenos',
  metadata: {
    titleEn: "Let's talk",
    contentEn: 'Write to us',
    email: 'hola@vitral.example',
    phone: '+1 (555) 010-0142',
    address: ['Paseo del Arco 214'],
    hours: 'Siempre',
    hoursEn: 'Always',
    youtubeUrl: 'https://video.example/@vitral',
    instagramUrl: 'https://photos.example/vitral',
  },
};

export const TEAM_MEMBERS = [
  { id: 'b', name: 'Bruno', title: 'Mentor', titleEn: 'Mentor', bio: 'Escucha', bioEn: 'Listens', order: 1 },
  { id: 'a', name: 'Ana', title: 'Directora', titleEn: 'Director', bio: 'Pregunta', bioEn: 'Asks', order: 0 },
  { id: 'c', name: 'Carla', title: 'Líder', titleEn: 'Leader', bio: 'Corre', bioEn: 'Runs', order: 2 },
];

const DEFAULTS = { image: null, position: null, company: null, rating: 5 };

export const TESTIMONIALS = [
  {
    ...DEFAULTS,
    id: '3',
    name: 'Mary',
    text: 'I stayed',
    locale: 'en',
    createdAt: '2026-01-03T00:00:00.000Z',
  },
  {
    ...DEFAULTS,
    id: '2',
    name: 'John',
    text: 'I learned',
    locale: 'en',
    createdAt: '2026-01-02T00:00:00.000Z',
  },
  {
    ...DEFAULTS,
    id: '1',
    name: 'Marta',
    text: 'Aprendí',
    locale: 'es',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
];

export const MEETINGS = [
  {
    id: 'm1',
    title: 'Presentación de negocio',
    titleEn: 'Business presentation',
    description: 'Cómo trabajamos',
    descriptionEn: 'How we work',
    category: 'business',
    daysOfWeek: ['tuesday', 'thursday'],
    timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00' }],
    slugs: { ...inEveryLanguage(() => 'business-presentation-m1'), es: 'presentacion-de-negocio-m1' },
    updatedAt: '2026-11-20T12:00:00.000Z',
  },
];

export const EMBEDS = [
  { id: 'e1', platform: 'youtube', title: 'Vitral · Video', kind: 'video', embedId: 'M7lc1UVf-VE' },
];

export const POSTS = [
  {
    id: 'p1',
    platform: 'instagram',
    title: 'La mesa',
    url: 'https://www.instagram.com/p/abc/',
    day: '2026-02-07',
    thumbnails: [],
  },
];

export const RESPONSES = {
  'GET /api/site-pages/navigation': [] as unknown[],
  'GET /api/site-pages/anchors': LANDING.blocks.flatMap(({ anchor }) => anchor ?? []),
  'GET /api/site-pages/fixed/landing': LANDING,
  'GET /api/site-pages/fixed/privacy': DOCUMENT,
  'GET /api/site-pages/fixed/terms': DOCUMENT,
  'GET /api/site-pages/fixed/vital-health': DOCUMENT,
  'GET /api/site-pages/fixed/education': EDUCATION,
  'GET /api/site-pages/fixed/contact': CONTACT_PAGE,
  'GET /api/site-pages/fixed/join': JOIN_PAGE,
  'GET /api/site-pages/fixed/join-sent': DOCUMENT,
  'GET /api/site-pages/fixed/testimonials': TESTIMONIALS_PAGE,
  'GET /api/landing-content': [CONTACT],
  'GET /api/team-members': TEAM_MEMBERS,
  'GET /api/testimonials': TESTIMONIALS,
  'GET /api/social-feeds/latest': POSTS,
  'GET /api/embeds': EMBEDS,
  'GET /api/site-config/site_logo': { key: 'site_logo', value: '', description: null },
  'GET /api/zoom-meetings': MEETINGS,
};

/** Returns the same responses by path alone, as pages read them. */
export function responsesByPath(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(RESPONSES).map(([request, body]) => [request.replace('GET ', ''), body]),
  );
}
