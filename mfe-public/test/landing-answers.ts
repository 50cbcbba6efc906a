/** What the API answers for a small but complete landing page. */
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

export const JOIN = {
  id: '3',
  section: 'navigation',
  title: 'Ven',
  content: 'Te esperamos',
  metadata: { backofficeUrl: '/admin', loginText: 'Entrar', loginTextEn: 'Enter' },
};

export const LEADERS = [
  { id: 'b', name: 'Bruno', title: 'Mentor', titleEn: 'Mentor', bio: 'Escucha', bioEn: 'Listens', order: 1 },
  { id: 'a', name: 'Ana', title: 'Directora', titleEn: 'Director', bio: 'Pregunta', bioEn: 'Asks', order: 0 },
  { id: 'c', name: 'Carla', title: 'Líder', titleEn: 'Leader', bio: 'Corre', bioEn: 'Runs', order: 2 },
];

const said = { image: null, position: null, company: null, rating: 5 };

export const QUOTES = [
  { ...said, id: '1', name: 'Marta', text: 'Aprendí', locale: 'es', createdAt: '2026-01-01T00:00:00.000Z' },
  { ...said, id: '2', name: 'John', text: 'I learned', locale: 'en', createdAt: '2026-01-02T00:00:00.000Z' },
  { ...said, id: '3', name: 'Mary', text: 'I stayed', locale: 'en', createdAt: '2026-01-03T00:00:00.000Z' },
];

export const ANSWERS = {
  'GET /api/landing-content': [HERO, ABOUT, JOIN],
  'GET /api/team-members': LEADERS,
  'GET /api/testimonials': QUOTES,
  'GET /api/site-config/site_logo': { key: 'site_logo', value: '', description: null },
};
