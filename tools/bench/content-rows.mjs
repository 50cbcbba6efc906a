// Fills the library with as many items as the console promises to stay smooth with.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Every category, type and visibility in uneven shares; titles, descriptions and tags of words, as people write them. */
const FILL = `
  insert into content (created_at, updated_at, title, description, type, category, visibility, is_visible, tags,
    filename, original_name, mime_type, file_size, checksum, download_count, deleted_at)
  select
    timestamptz '2026-01-01' + n * interval '7 minutes', timestamptz '2026-03-01' + (n * 7919 % $1) * interval '1 minute',
    initcap(words[1 + n % 12]) || ' ' || words[1 + n / 12 % 12] || ' ' || n,
    (select string_agg(words[1 + (n * 31 + k * k * 7) % 12], ' ') from generate_series(1, 24) k),
    (array['pdf', 'video', 'image', 'presentation', 'excel', 'document'])[1 + n * 5 % 6],
    (array['sales', 'sales', 'marketing', 'training', 'documentation', 'resources', 'presentations', 'team'])[1 + n % 8],
    (array['public', 'team', 'team', 'private'])[1 + n / 8 % 4], n % 10 > 0,
    array[words[1 + n % 12], words[1 + n / 5 % 12]],
    'bench-' || n || '.pdf', words[1 + n / 12 % 12] || '-' || n || '.pdf', 'application/pdf',
    1000 + n * 104729::bigint % 50000000, md5(n::text), n * 17 % 400, case when n % 20 = 0 then now() end
  from generate_series(1, $1::int) n,
    (select array['guía', 'ventas', 'primera', 'llamada', 'equipo', 'welcome', 'handbook', 'liderazgo', 'calendar',
      'bienestar', 'manual', 'conversación'] as words) vocabulary`;

/** Into the embedded database of a site. */
export async function fillContent(dataFolder, rows) {
  const client = new pg.Client(connectionOf(locationOf(dataFolder)));
  await client.connect();
  try {
    await client.query(FILL, [rows]);
    await client.query('analyze content');
  } finally {
    await client.end();
  }
}

/** The site notes where its database is when that is not in the data folder. */
function locationOf(dataFolder) {
  const note = join(dataFolder, 'postgres.location');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataFolder, 'postgres');
}

/** The fourth line of PostgreSQL's own note is its port. */
function connectionOf(location) {
  const [, , , port] = readFileSync(join(location, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(location, 'password'), 'utf8').trim();
  return { host: '127.0.0.1', port: Number(port), user: 'vitral', database: 'vitral', password };
}
