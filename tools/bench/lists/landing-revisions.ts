import { numbersAfter } from './numbers-after.ts';

export const LANDING_REVISIONS = {
  table: 'landing_revision',
  fill: `
    insert into landing_revision (created_at, section, title, content, metadata)
    select now() - n * interval '20 minutes', (array['hero', 'about', 'mission', 'commitment', 'values'])[1 + n % 5],
      'Título ' || n, repeat('Cada semana, en grupo. ', 20), '{"subtitle": "Juntos"}'
    from ${numbersAfter('landing_revision')}`,
  role: 'manager',
  first: '/api/landing-content/hero/revisions?limit=10&offset=0',
  paths: [
    '/api/landing-content/hero/revisions?limit=10&offset=0',
    '/api/landing-content/hero/revisions?limit=100&offset=1800',
  ],
};
