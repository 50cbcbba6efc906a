import { numbersAfter } from './numbers-after.ts';

const SORTS = [
  'title',
  'createdAt',
  'updatedAt',
  'downloadCount',
  'fileSize',
  'type',
  'category',
  'visibility',
].flatMap((field) => [field, `-${field}`]);

const QUERIES = [
  ...SORTS.map((sort) => `sort=${sort}`),
  'offset=8200',
  'sort=title&offset=8200',
  'sort=-updatedAt&offset=8200',
  'category=sales',
  'category=team',
  'type=video&visibility=team&isVisible=true',
  'trashed=true',
  'q=liderazgo',
  'q=guía ventas 1234',
  'q=nothing has this',
  'q=manual&category=training&sort=title',
  'q=a&sort=-downloadCount',
];

/** All categories, types and visibilities in uneven shares; titles, descriptions and tags of words. */
const FILL = `
  insert into content (created_at, updated_at, title, description, type, category, visibility, is_visible, tags,
    filename, original_name, mime_type, file_size, checksum, download_count, deleted_at)
  select
    now() - n * interval '7 minutes', now() - (n * 7919::bigint % 400000) * interval '1 minute',
    initcap(words[1 + n % 12]) || ' ' || words[1 + n / 12 % 12] || ' ' || n,
    (select string_agg(words[1 + (n * 31 + k * k * 7) % 12], ' ') from generate_series(1, 24) k),
    (array['pdf', 'video', 'image', 'presentation', 'excel', 'document'])[1 + n * 5 % 6],
    (array['sales', 'sales', 'marketing', 'training', 'documentation', 'resources', 'presentations', 'team'])[1 + n % 8],
    (array['public', 'team', 'team', 'private'])[1 + n / 8 % 4], n % 10 > 0,
    array[words[1 + n % 12], words[1 + n / 5 % 12]],
    'bench-' || n || '.pdf', words[1 + n / 12 % 12] || '-' || n || '.pdf', 'application/pdf',
    1000 + n * 104729::bigint % 50000000, md5(n::text), n * 17 % 400, case when n % 20 = 0 then now() end
  from ${numbersAfter('content')},
    (select array['guía', 'ventas', 'primera', 'llamada', 'equipo', 'welcome', 'handbook', 'liderazgo', 'calendar',
      'bienestar', 'manual', 'conversación'] as words) vocabulary`;

export const CONTENT = {
  table: 'content',
  fill: FILL,
  role: 'manager',
  first: '/api/content?limit=25&offset=0&sort=-createdAt',
  paths: [
    ...QUERIES.map((query) => `/api/content?limit=100&${query}`),
    '/api/content?category=sales&limit=24&offset=0&sort=-createdAt',
    '/api/content?type=image&visibility=public&isVisible=true&limit=24&offset=0&sort=-createdAt',
    '/api/content?limit=25&offset=0&sort=-updatedAt&trashed=true',
    '/api/content/stats',
    '/api/content/stats?category=sales',
  ],
};
