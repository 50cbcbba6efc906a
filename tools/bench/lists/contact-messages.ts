import { numbersAfter } from './numbers-after.ts';

const SORTS = ['createdAt', 'name'].flatMap((field) => [field, `-${field}`]);

const QUERIES = [
  ...SORTS.map((sort) => `sort=${sort}`),
  ...SORTS.map((sort) => `sort=${sort}&offset=9800`),
  'status=new',
  'status=answered&sort=name',
  'subject=support',
  'due=due',
  'due=overdue&sort=createdAt',
  'status=read&subject=business&due=overdue&sort=-name',
  'q=lópez',
  'q=example.org',
  'q=nothing has this',
  'q=sesión&status=new&sort=name',
];

/** One every 20 minutes, half of them answered; texts of a usual length. */
const FILL = `
  insert into contact_message (created_at, updated_at, name, email, subject, message, language, status)
  select
    now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '1 minute',
    first_names[1 + n * 7 % 8] || ' ' || last_names[1 + n * 5 % 8] || ' ' || n, 'person.' || n || '@example.org',
    (array['general', 'business', 'support', 'partnership', 'other'])[1 + n % 5],
    (select initcap(string_agg(words[1 + (n * 31 + k * k * 7) % 8], ' ')) from generate_series(1, 60) k),
    (array['es', 'es', 'en'])[1 + n % 3], (array['new', 'read', 'answered', 'answered'])[1 + n % 4]
  from ${numbersAfter('contact_message')},
    (select array['Ana', 'Bruno', 'Carmen', 'Daniel', 'Elena', 'Fabián', 'Grace', 'Hugo'] as first_names,
      array['Álvarez', 'Brown', 'Díaz', 'García', 'Ibarra', 'Johnson', 'López', 'Núñez'] as last_names,
      array['quiero', 'saber', 'sesión', 'equipo', 'please', 'when', 'semana', 'gracias'] as words) vocabulary`;

export const CONTACT_MESSAGES = {
  table: 'contact_message',
  fill: FILL,
  role: 'manager',
  first: '/api/contact-messages?limit=25&offset=0&sort=-createdAt',
  paths: [
    ...QUERIES.map((query) => `/api/contact-messages?limit=100&${query}`),
    '/api/contact-messages/stats',
  ],
};
