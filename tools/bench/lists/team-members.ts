import { numbersAfter } from './numbers-after.ts';

const FILL = `
  insert into team_member (created_at, updated_at, name, title, title_en, bio, bio_en, "order", is_active)
  select
    now() - n * interval '7 minutes', now(), first_names[1 + n % 8] || ' ' || n, 'Facilitadora', 'Facilitator',
    (select initcap(string_agg(words[1 + (n * 31 + k * k * 7) % 8], ' ')) from generate_series(1, 40) k),
    (select initcap(string_agg(words[1 + (n * 17 + k * k * 5) % 8], ' ')) from generate_series(1, 40) k),
    next + n, n % 8 > 0
  from ${numbersAfter('team_member')}, (select coalesce(max("order"), 0) as next from team_member) as members,
    (select array['Ana', 'Bruno', 'Carmen', 'Daniel', 'Elena', 'Fabián', 'Grace', 'Hugo'] as first_names,
      array['mentora', 'confianza', 'equipo', 'learned', 'growth', 'camino', 'semana', 'family'] as words) vocabulary`;

export const TEAM_MEMBERS = {
  table: 'team_member',
  fill: FILL,
  role: 'manager',
  first: '/api/team-members?limit=100&offset=0',
  paths: ['/api/team-members?limit=100&offset=0', '/api/team-members?limit=100&q=elena'],
};
