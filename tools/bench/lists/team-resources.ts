import { numbersAfter } from './numbers-after.ts';

const SORTS = ['title', '-title', 'type', '-downloadCount', '-createdAt'];

const QUERIES = [
  ...SORTS.map((sort) => `sort=${sort}`),
  'type=handbook&limit=12',
  'type=tool&isActive=true&limit=12',
  'sort=title&limit=10',
  'q=manual',
  'q=nothing has this',
];

const FILL = `
  insert into team_resource (created_at, updated_at, title, description, type, url, is_active, download_count)
  select
    now() - n * interval '7 minutes', now() - n * interval '1 minute',
    initcap(words[1 + n % 8]) || ' ' || words[1 + n / 8 % 8] || ' ' || n,
    (select string_agg(words[1 + (n * 31 + k * k * 7) % 8], ' ') from generate_series(1, 16) k),
    (array['meeting', 'handbook', 'tool', 'software', 'document'])[1 + n % 5],
    'https://example.org/resources/' || n, n % 8 > 0, n * 17 % 400
  from ${numbersAfter('team_resource')},
    (select array['manual', 'equipo', 'agenda', 'reunión', 'guide', 'calendar', 'welcome', 'plantilla'] as words) vocabulary`;

export const TEAM_RESOURCES = {
  table: 'team_resource',
  fill: FILL,
  role: 'manager',
  first: '/api/team-resources?sort=title&limit=10',
  paths: [...QUERIES.map((query) => `/api/team-resources?${query}`), '/api/team-resources/stats'],
};
