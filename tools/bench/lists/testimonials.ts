import { numbersAfter } from './numbers-after.ts';

const SORTS = ['createdAt', 'name', 'rating'].flatMap((field) => [field, `-${field}`]);

const QUERIES = [
  ...SORTS.map((sort) => `sort=${sort}`),
  'offset=9800',
  'language=es',
  'language=en&sort=name',
  'rating=5',
  'isActive=false',
  'language=es&rating=4&isActive=true&sort=-rating',
  'q=confianza',
  'q=nothing has this',
  'q=a&language=en&sort=name',
];

/** Rows in both languages and without one; texts of a usual length. */
const FILL = `
  insert into testimonial (created_at, updated_at, name, text, position, company, rating, is_active, locale)
  select
    now() - interval '2 days' - n * interval '7 minutes', now() - n * interval '1 minute',
    first_names[1 + n * 7 % 8] || ' ' || n,
    (select initcap(string_agg(words[1 + (n * 31 + k * k * 7) % 8], ' ')) from generate_series(1, 60) k),
    case when n % 3 > 0 then n::text end, case when n % 4 > 0 then 'Guadalajara' end,
    1 + n * 7 % 5, n % 8 > 0, (array['es', 'en', null])[1 + n % 3]
  from ${numbersAfter('testimonial')},
    (select array['Ana', 'Bruno', 'Carmen', 'Daniel', 'Elena', 'Fabián', 'Grace', 'Hugo'] as first_names,
      array['mentora', 'confianza', 'equipo', 'learned', 'growth', 'camino', 'semana', 'family'] as words) vocabulary`;

export const TESTIMONIALS = {
  table: 'testimonial',
  fill: FILL,
  role: 'manager',
  first: '/api/testimonials?limit=24&offset=0&sort=-createdAt',
  paths: [...QUERIES.map((query) => `/api/testimonials?limit=100&${query}`), '/api/testimonials/stats'],
};
