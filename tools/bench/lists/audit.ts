import { numbersAfter } from './numbers-after.ts';

const QUERIES = [
  'limit=25&offset=0',
  'limit=100&offset=9800',
  'limit=100&noun=content',
  'limit=100&verb=deleted',
  'limit=100&actor=server',
  'limit=100&noun=testimonials&verb=updated',
  'limit=100&from=2026-01-01',
  'limit=100&q=testimonials',
  'limit=100&q=garcía 1234',
  'limit=100&q=nothing has this',
];

/** Entries of forty people and the server, one every three minutes. */
const FILL = `
  insert into audit_entry (created_at, verb, noun, item_id, item_name, actor_id, actor_name, changes, request_id)
  select
    now() - n * interval '3 minutes', (array['created', 'updated', 'updated', 'deleted', 'logged-in', 'published'])[1 + n % 6],
    (array['content', 'testimonials', 'users', 'team-members', 'social-feeds', 'landing-content', 'contact-messages'])[1 + n % 7],
    md5('bench' || n), initcap(words[1 + n % 8]) || ' ' || words[1 + n / 8 % 8] || ' ' || n,
    case when n % 41 > 0 then lpad(to_hex(n % 41), 32, '0')::uuid end,
    case when n % 41 > 0 then last_names[1 + n % 41 % 8] || ' ' || n % 41 end,
    jsonb_build_object('before', jsonb_build_object('title', words[1 + n % 8], 'isActive', true),
      'after', jsonb_build_object('title', words[1 + n / 8 % 8], 'isActive', false)), md5(n::text)
  from ${numbersAfter('audit_entry')},
    (select array['guía', 'ventas', 'primera', 'llamada', 'equipo', 'welcome', 'handbook', 'liderazgo'] as words,
      array['Álvarez', 'Brown', 'Díaz', 'García', 'Ibarra', 'Johnson', 'López', 'Núñez'] as last_names) vocabulary`;

export const AUDIT = {
  table: 'audit_entry',
  fill: FILL,
  role: 'admin',
  first: '/api/audit?limit=25&offset=0',
  paths: [...QUERIES.map((query) => `/api/audit?${query}`), '/api/audit/actors', '/api/admin/stats'],
};
