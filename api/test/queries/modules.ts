const ROUTE = '/api/collections/:module/:collection';
/** A collection that `rows.sql` declares. */
const PATH = '/api/collections/mfe-people/notes';

/** Requests about modules and their documents. */
export const MODULE_CALLS = [
  { route: '/api/collections', atMost: 7 },
  { route: ROUTE, path: PATH, atMost: 7 },
  { route: `${ROUTE}/trash`, path: `${PATH}/trash`, atMost: 7 },
  { route: `${ROUTE}/:id`, path: `${PATH}/{collection_document}`, atMost: 7 },
  { route: `${ROUTE}/:id/history`, path: `${PATH}/{collection_document}/history`, atMost: 8 },
  { route: '/api/environments', atMost: 6 },
  { route: '/api/environments/promotions/:id', path: '/api/environments/promotions/{promotion}', atMost: 7 },
  // The rows contain no environments, since the server would send requests to them.
  { route: '/api/environments/versions', atMost: 6 },
  { route: '/api/module-previews', atMost: 11 },
  { route: '/api/module-tokens/current', atMost: 5 },
  { route: '/api/module-settings', atMost: 6 },
  { route: '/api/modules', atMost: 15 },
  { route: '/api/modules/:module/settings', path: '/api/modules/mfe-people/settings', atMost: 6 },
  {
    route: '/api/modules/:module/settings/history',
    path: '/api/modules/mfe-people/settings/history',
    atMost: 8,
  },
  { route: '/api/modules/:name/releases', path: '/api/modules/mfe-people/releases', atMost: 10 },
  { route: '/api/modules/:name/grant', path: '/api/modules/mfe-people/grant', atMost: 10 },
  {
    route: '/api/modules/:name/releases/:id/sbom',
    path: '/api/modules/mfe-public/releases/{newest}/sbom',
    atMost: 7,
  },
  { route: '/api/modules/channel', atMost: 7 },
  { route: '/api/modules/health', atMost: 9 },
  { route: '/api/modules/history', atMost: 6 },
  { route: '/api/modules/overview', atMost: 14 },
  { route: '/api/modules/releases/:id', path: '/api/modules/releases/{newest}', atMost: 10 },
  {
    route: '/api/modules/releases/:id/difference',
    path: '/api/modules/releases/{newest}/difference?from={before}',
    atMost: 11,
  },
  {
    route: '/api/modules/releases/:id/problems',
    path: '/api/modules/releases/{newest}/problems',
    atMost: 10,
  },
];
