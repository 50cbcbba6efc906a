/** API responses of a small but complete site. */
export const HERO = {
  id: '1',
  section: 'hero',
  title: 'Muchas piezas',
  content: 'Una sola luz',
  metadata: { titleEn: 'Many pieces', contentEn: 'A single light' },
};

export const ABOUT = {
  id: '2',
  section: 'about',
  title: 'Quiénes somos',
  content: 'Primero.\n\nSegundo.',
  metadata: {
    titleEn: 'Who we are',
    contentEn: 'First.\n\nSecond.',
    cards: [{ title: 'Salud', text: 'Dormir', titleEn: 'Health', textEn: 'Sleep' }],
    figures: [{ value: '13+', label: 'países', labelEn: 'countries' }],
  },
};

export const SERVICES = {
  id: '7',
  section: 'services',
  title: 'En qué trabajamos',
  content: 'Seis áreas',
  metadata: { titleEn: 'What we work on', contentEn: 'Six areas' },
};

export const EXPERIENCE = {
  id: '9',
  section: 'experience',
  title: 'Quienes te guían',
  content: 'Con años de camino',
  metadata: { titleEn: 'The people who guide you', contentEn: 'With years of experience' },
};

const SECTIONS = [
  {
    id: '4',
    section: 'mission',
    title: 'Misión',
    content: 'Acompañar',
    metadata: { titleEn: 'Mission', contentEn: 'To walk beside' },
  },
  {
    id: '5',
    section: 'commitment',
    title: 'Compromiso',
    content: 'Desde el primer día',
    metadata: {
      titleEn: 'Commitment',
      contentEn: 'From day one',
      benefits: ['Una mentora'],
      benefitsEn: ['A mentor'],
    },
  },
  {
    id: '6',
    section: 'values',
    title: 'Valores',
    content: 'Cuatro',
    metadata: {
      titleEn: 'Values',
      contentEn: 'Four',
      values: [{ title: 'Alegría', description: 'Se ríe' }],
      valuesEn: [{ title: 'Joy', description: 'It laughs' }],
    },
  },
  SERVICES,
  EXPERIENCE,
];

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

export const JOIN = {
  id: '3',
  section: 'navigation',
  title: 'Ven',
  content: 'Te esperamos',
  metadata: { backofficeUrl: '/admin', loginText: 'Entrar', loginTextEn: 'Enter' },
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
    id: '1',
    name: 'Marta',
    text: 'Aprendí',
    locale: 'es',
    createdAt: '2026-01-01T00:00:00.000Z',
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
    id: '3',
    name: 'Mary',
    text: 'I stayed',
    locale: 'en',
    createdAt: '2026-01-03T00:00:00.000Z',
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
    slugs: {
      es: 'presentacion-de-negocio-m1',
      en: 'business-presentation-m1',
      fr: 'business-presentation-m1',
    },
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

/** A page of blocks that the site links to. */
export const DOCUMENT = {
  title: 'Nuestra promesa',
  titleEn: 'Our promise',
  titleFr: 'Notre promesse',
  isIndexed: true,
  publishedAt: '2026-11-20T12:00:00.000Z',
  blocks: [
    { id: '11111111-0000-4000-8000-000000000000', type: 'contents', values: { date: 'shown' } },
    {
      id: '22222222-0000-4000-8000-000000000000',
      type: 'text',
      anchor: 'light',
      values: {
        body: [{ type: 'heading', spans: [{ text: 'Luz' }] }],
        bodyEn: [{ type: 'heading', spans: [{ text: 'Light' }] }],
        bodyFr: [{ type: 'heading', spans: [{ text: 'Lumière' }] }],
      },
    },
  ],
};

export const RESPONSES = {
  'GET /api/site-pages/navigation': [] as unknown[],
  'GET /api/site-pages/fixed/privacy': DOCUMENT,
  'GET /api/site-pages/fixed/terms': DOCUMENT,
  'GET /api/site-pages/fixed/vital-health': DOCUMENT,
  'GET /api/landing-content': [HERO, ABOUT, ...SECTIONS, CONTACT, JOIN],
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
