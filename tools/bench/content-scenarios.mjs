/** As many items as the library promises to stay smooth with. */
export const CONTENT_ROWS = 10_000;

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

const AT_MOST_MS = 50;

/** What the console asks for while somebody pages, sorts, filters and searches. */
export const CONTENT_LISTS = [
  ...QUERIES.map((query) => `/api/content?limit=100&${encodeURI(query)}`),
  '/api/content/stats',
  '/api/content/stats?category=sales',
].map((path) => ({ path, atMost: AT_MOST_MS }));
