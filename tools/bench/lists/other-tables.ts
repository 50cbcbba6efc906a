// Tables that grow and have no list in the console. Rows that belong to another table are spread over all of its rows.
import type { Table } from './fill-tables.ts';
import { countOf, numbersAfter, shareOf } from './numbers-after.ts';

/** Accounts of the fill, which nobody logs in with. */
const PEOPLE = shareOf('account', 'person', `username like 'person.%'`);

const PEOPLE_TABLES: Table[] = [
  {
    table: 'user_link',
    fill: `
      insert into user_link (created_at, user_id, kind, token_hash, expires_at)
      select now(), id, 'invitation', md5(id::text), now() + interval '7 days' from account
      where username like 'person.%' and not exists (select from user_link where user_id = account.id) limit $1::int`,
  },
  {
    table: 'recovery_code',
    fill: `
      insert into recovery_code (created_at, user_id, code_hash)
      select now(), person.id, md5(n::text) || md5('bench' || n)
      from ${numbersAfter('recovery_code')} join ${PEOPLE}`,
  },
  {
    table: 'session',
    fill: `
      insert into session (sid, sess, expire, seen_at)
      select 'bench-' || n || '-' || md5(random()::text),
        json_build_object('cookie', json_build_object('path', '/'), 'browser', 'Firefox', 'passport',
          json_build_object('user', person.id)), now() + interval '7 days', now() - n * interval '1 second'
      from ${numbersAfter('session')} left join ${PEOPLE}`,
  },
  {
    table: 'rate_limit',
    fill: `
      insert into rate_limit (key, points, expire)
      select 'login:bench-' || n || '-' || md5(random()::text), 1 + n % 5, extract(epoch from now())::bigint * 1000 + 900000
      from ${numbersAfter('rate_limit')}`,
  },
];

const CONTENT_TABLES: Table[] = [
  {
    table: 'content_access',
    fill: `
      insert into content_access (content_id, day, count)
      select item.id, current_date - n / ${countOf('content')}, 1 + n % 9
      from ${numbersAfter('content_access')} join ${shareOf('content', 'item')}
      on conflict do nothing`,
  },
  {
    table: 'content_variant',
    fill: `
      insert into content_variant (created_at, content_id, shape, width, mime_type, filename, file_size, checksum)
      select now(), item.id, (array['scaled', 'square'])[1 + n % 2], 160 + n % 8 * 160, 'image/webp', 'bench-variant-' || n || '.webp',
        9000, md5(n::text)
      from ${numbersAfter('content_variant')}
        join ${shareOf('content', 'item', `type = 'image'`)}`,
  },
  {
    table: 'share_link',
    fill: `
      insert into share_link (created_at, content_id, expires_at, revoked_at, download_count)
      select now() - n * interval '1 minute', item.id, now() + interval '7 days', case when n % 4 > 0 then now() end, n % 40
      from ${numbersAfter('share_link')} join ${shareOf('content', 'item')}`,
  },
  {
    table: 'idempotency_key',
    fill: `
      insert into idempotency_key (id, created_at, digest, status, response)
      select 'bench-' || n, now(), md5(n::text), 201, repeat('r', 500) from ${numbersAfter('idempotency_key')}`,
  },
];

const PUBLIC_TABLES: Table[] = [
  {
    // Rows from before the first day: visitors see the newest texts of a section.
    table: 'landing_content',
    fill: `
      insert into landing_content (created_at, updated_at, section, title, content, metadata)
      select now() - interval '2 days' - n * interval '7 minutes', now(),
        (array['hero', 'about', 'mission', 'commitment', 'values'])[1 + n % 5], 'Título ' || n,
        repeat('Cada semana, en grupo. ', 20), '{"subtitle": "Juntos"}'
      from ${numbersAfter('landing_content')}`,
  },
  {
    table: 'contact_note',
    fill: `
      insert into contact_note (created_at, contact_message_id, text, author_name)
      select now(), message.id, 'Llamada el martes.', 'Ana López'
      from ${numbersAfter('contact_note')} join ${shareOf('contact_message', 'message')}`,
  },
  {
    table: 'meeting_exception',
    fill: `
      insert into meeting_exception (created_at, updated_at, meeting_id, date, reason)
      select now(), now(), meeting.id, current_date + 30 - n / ${countOf('zoom_meeting')}, 'Quien guía la sesión está de viaje.'
      from ${numbersAfter('meeting_exception')} join ${shareOf('zoom_meeting', 'meeting')}
      on conflict do nothing`,
  },
  {
    table: 'meeting_join',
    fill: `
      insert into meeting_join (created_at, meeting_id, date)
      select now() - n * interval '5 minutes', meeting.id, (now() - n * interval '5 minutes')::date
      from ${numbersAfter('meeting_join')} join ${shareOf('zoom_meeting', 'meeting')}`,
  },
  {
    table: 'resource_access',
    fill: `
      insert into resource_access (resource_id, day, count)
      select resource.id, current_date - n / ${countOf('team_resource')}, 1 + n % 9
      from ${numbersAfter('resource_access')} join ${shareOf('team_resource', 'resource')}
      on conflict do nothing`,
  },
];

const OPERATIONS_TABLES: Table[] = [
  {
    table: 'restore',
    fill: `
      insert into restore (created_at, filename, state, seen_at, finished_at)
      select now() - n * interval '1 hour', 'bench-' || n || '.tar', 'done', now(), now() from ${numbersAfter('restore')}`,
  },
  {
    table: 'set_traffic',
    fill: `
      insert into set_traffic (set_id, hour, pages)
      select set.id, date_trunc('hour', now()) - n / ${countOf('release_set')} * interval '1 hour', 1 + n % 900
      from ${numbersAfter('set_traffic')} join ${shareOf('release_set', 'set')}
      on conflict do nothing`,
  },
  {
    table: 'load_failure_count',
    fill: `
      insert into load_failure_count (set_id, release_id, hour, reason, outcome, count, last_at)
      select set.id, release.id, date_trunc('hour', now()) - n / ${countOf('release_set')} * interval '1 hour', 'slow', 'retried', 1, now()
      from ${numbersAfter('load_failure_count')} join ${shareOf('release_set', 'set')}
        join ${shareOf('release', 'release')}
      on conflict do nothing`,
  },
  {
    // Completed jobs, which are deleted after a week.
    table: 'jobs.job',
    fill: `
      insert into jobs.job (name, data, state, created_on, started_on, completed_on)
      select 'notifications', '{}', 'completed', now() - n * interval '5 seconds', now() - n * interval '5 seconds',
        now() - n * interval '5 seconds'
      from ${numbersAfter('jobs.job')}`,
  },
];

/** Referenced tables come first. All of these tables are filled after those of the lists. */
export const OTHER_TABLES = [...PEOPLE_TABLES, ...CONTENT_TABLES, ...PUBLIC_TABLES, ...OPERATIONS_TABLES];
