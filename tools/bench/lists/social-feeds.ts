import { numbersAfter, shareOf } from './numbers-after.ts';

const QUERIES = [
  'limit=20&offset=0',
  'limit=100&offset=9800',
  'limit=20&platform=youtube',
  'limit=20&isActive=false',
  'limit=20&platform=twitter&isActive=true',
  'limit=100&q=taller',
  'limit=100&q=nothing has this',
];

/** Old posts of the sources; some are inactive, some removed. */
const FILL = `
  insert into social_feed_item (created_at, updated_at, source_id, external_id, platform, title, description, url, is_live,
    view_count, engagement_count, is_active, removed_at)
  select
    now() - interval '2 days' - n * interval '7 minutes', now(), source.id,
    case when source.id is not null then 'bench-' || n end,
    (array['youtube', 'instagram', 'linkedin', 'twitter'])[1 + n % 4], 'Taller ' || n,
    (select initcap(string_agg(words[1 + (n * 31 + k * k * 7) % 8], ' ')) from generate_series(1, 20) k),
    'https://example.org/feed/' || n, n % 500 = 0, n * 17 % 4000, n * 13 % 300, n % 8 > 0,
    case when n % 20 = 0 then now() end
  from ${numbersAfter('social_feed_item')}
    left join ${shareOf('feed_source', 'source')},
    (select array['escuchar', 'equipo', 'grabación', 'learned', 'growth', 'camino', 'semana', 'charla'] as words) vocabulary`;

export const SOCIAL_FEEDS = {
  table: 'social_feed_item',
  fill: FILL,
  role: 'manager',
  first: '/api/social-feeds?limit=20&offset=0',
  paths: [...QUERIES.map((query) => `/api/social-feeds?${query}`), '/api/feed-sources/stats'],
};

/** The API refuses more than 50 rows, but has to be as fast with more. */
export const FEED_SOURCES = {
  table: 'feed_source',
  fill: `
    insert into feed_source (created_at, updated_at, platform, title, url, kind, is_active)
    select now(), now(), (array['youtube', 'instagram', 'linkedin', 'twitter'])[1 + n % 4], 'Vitral ' || n,
      'https://example.org/source/' || n, 'manual', n % 8 > 0
    from ${numbersAfter('feed_source')}`,
  role: 'manager',
  first: '/api/feed-sources',
  paths: ['/api/feed-sources', '/api/feed-sources/stats'],
};

/** The API refuses more than 50 rows, but has to be as fast with more. */
export const EMBEDS = {
  table: 'embed',
  fill: `
    insert into embed (created_at, updated_at, platform, title, url, kind, embed_id, "order", is_active)
    select now(), now(), 'youtube', 'Video ' || n, 'https://www.youtube.com/watch?v=' || left(md5(n::text), 11), 'video',
      left(md5(n::text), 11), next + n, n % 8 > 0
    from ${numbersAfter('embed')}, (select coalesce(max("order"), 0) as next from embed) as embeds`,
  role: 'manager',
  first: '/api/embeds',
  paths: ['/api/embeds'],
};
