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

/** The page of the live sessions, which links to its calendar. */
export const EDUCATION = {
  ...DOCUMENT,
  title: 'Educación en vivo',
  titleEn: 'Live education',
  titleFr: 'Formation en direct',
  blocks: [
    {
      id: '33333333-0000-4000-8000-000000000000',
      type: 'hero',
      values: {
        title: 'Aprender en vivo',
        titleEn: 'Learning live',
        titleFr: 'Apprendre en direct',
        drawing: 'education',
        layout: 'wide',
        actions: [
          { text: 'Ver las fechas', textEn: 'See the dates', textFr: 'Voir les dates', url: '#calendario' },
        ],
      },
    },
    {
      id: '44444444-0000-4000-8000-000000000000',
      type: 'calendar',
      anchor: 'calendario',
      values: { title: 'Calendario', titleEn: 'Calendar', titleFr: 'Calendrier' },
    },
    {
      id: '55555555-0000-4000-8000-000000000000',
      type: 'pillars',
      values: {
        title: 'Pilares',
        titleEn: 'Pillars',
        titleFr: 'Piliers',
        pillars: [
          { title: 'Negocio', titleEn: 'Business', titleFr: 'Affaires', category: 'business' },
          { title: 'Salud', titleEn: 'Health', titleFr: 'Santé', category: 'health' },
        ],
      },
    },
  ],
};

/** The contact page, which confirms a message in its own words. */
export const CONTACT_PAGE = {
  ...DOCUMENT,
  title: 'Contacto',
  titleEn: 'Contact',
  titleFr: 'Contact',
  blocks: [
    {
      id: '66666666-0000-4000-8000-000000000000',
      type: 'contact',
      values: {
        form: 'shown',
        sentTitle: 'Llegó',
        sentTitleEn: 'It is here',
        sentTitleFr: 'Il est arrivé',
        sentText: 'Lo leemos hoy.',
        sentTextEn: 'We read it today.',
        sentTextFr: 'Nous le lisons aujourd’hui.',
      },
    },
  ],
};

/** The page with the form to join the team. */
export const JOIN_PAGE = {
  ...DOCUMENT,
  title: 'Únete',
  titleEn: 'Join',
  titleFr: 'Rejoignez-nous',
  blocks: [
    {
      id: '77777777-0000-4000-8000-000000000000',
      type: 'join',
      values: {
        noteTitle: '¿Una pregunta?',
        noteTitleEn: 'A question?',
        noteTitleFr: 'Une question ?',
        linkText: 'Contacto',
        linkTextEn: 'Contact the team',
        linkTextFr: 'Contactez l’équipe',
        linkUrl: '/contact',
      },
    },
  ],
};

/** The page of all testimonials. */
export const TESTIMONIALS_PAGE = {
  ...DOCUMENT,
  title: 'Testimonios',
  titleEn: 'Testimonials',
  titleFr: 'Témoignages',
  blocks: [
    {
      id: '88888888-0000-4000-8000-000000000000',
      type: 'testimonials',
      values: {
        layout: 'all',
        empty: 'Nadie todavía.',
        emptyEn: 'Nobody yet.',
        emptyFr: 'Personne encore.',
        linkText: 'Escríbenos',
        linkTextEn: 'Write to us',
        linkTextFr: 'Écrivez-nous',
        linkUrl: '/contact',
      },
    },
  ],
};
