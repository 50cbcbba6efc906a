import type { TimedRequest } from './http.ts';
import { logInAs } from './site.ts';

/** A list of the console: query of its first page, queries of its sorts, filters and searches, and further paths. */
interface List {
  path: string;
  role: string;
  first: string;
  /** Sorted by each of these, ascending and descending. */
  sorts?: string[];
  queries?: string[];
  /** Part of each of `sorts` and `queries`. */
  common?: string;
  also?: string[];
}

const LISTS: List[] = [
  {
    path: 'admin/users',
    role: 'admin',
    first: 'limit=25&offset=0&sort=name',
    sorts: ['name', 'createdAt', 'lastLogin'],
    queries: [
      ...['name', 'createdAt', 'lastLogin'].map((sort) => `sort=-${sort}&offset=8200`),
      ...['role=admin', 'role=user&sort=-lastLogin', 'state=enabled', 'state=disabled'],
      ...['state=invited&sort=-createdAt', 'state=awaiting-approval&sort=-createdAt'],
      ...['role=manager&state=disabled&sort=-lastLogin', 'q=lópez', 'q=example.org', 'q=nothing has this'],
      ...['q=a&sort=-lastLogin', 'q=garcía&role=manager&state=enabled&sort=-name'],
    ],
    also: ['admin/users/stats'],
  },
  {
    path: 'content',
    role: 'manager',
    first: 'limit=25&offset=0&sort=-createdAt',
    sorts: 'title createdAt updatedAt downloadCount fileSize type category visibility'.split(' '),
    queries: [
      ...['offset=8200', 'sort=title&offset=8200', 'sort=-updatedAt&offset=8200', 'category=sales'],
      ...['category=team', 'type=video&visibility=team&isVisible=true', 'trashed=true', 'q=liderazgo'],
      ...['q=guía ventas 1234', 'q=nothing has this', 'q=manual&category=training&sort=title'],
      'q=a&sort=-downloadCount',
    ],
    also: [
      'content?category=sales&limit=24&offset=0&sort=-createdAt',
      'content?type=image&visibility=public&isVisible=true&limit=24&offset=0&sort=-createdAt',
      'content?limit=25&offset=0&sort=-updatedAt&trashed=true',
      'content/stats',
      'content/stats?category=sales',
    ],
  },
  {
    path: 'testimonials',
    role: 'manager',
    first: 'limit=24&offset=0&sort=-createdAt',
    sorts: ['createdAt', 'name', 'rating'],
    queries: [
      ...['offset=9800', 'language=es', 'language=en&sort=name', 'rating=5', 'isActive=false', 'q=confianza'],
      ...[
        'language=es&rating=4&isActive=true&sort=-rating',
        'q=nothing has this',
        'q=a&language=en&sort=name',
      ],
    ],
    also: ['testimonials/stats'],
  },
  {
    path: 'contact-messages',
    role: 'manager',
    first: 'limit=25&offset=0&sort=-createdAt',
    sorts: ['createdAt', 'name'],
    queries: [
      ...['createdAt', '-createdAt', 'name', '-name'].map((sort) => `sort=${sort}&offset=9800`),
      ...['status=new', 'status=answered&sort=name', 'subject=support', 'due=due'],
      ...['due=overdue&sort=createdAt', 'status=read&subject=business&due=overdue&sort=-name', 'q=lópez'],
      ...['q=example.org', 'q=nothing has this', 'q=semana&status=new&sort=name'],
    ],
    also: ['contact-messages/stats'],
  },
  { path: 'team-members', role: 'manager', first: 'limit=100&offset=0', queries: ['q=elena'] },
  {
    path: 'team-resources',
    role: 'manager',
    first: 'sort=title&limit=10',
    common: 'limit=12',
    queries: [
      ...['title', '-title', 'type', '-downloadCount', '-createdAt'].map((sort) => `sort=${sort}`),
      ...['type=handbook', 'type=tool&isActive=true', 'q=manual', 'q=nothing has this'],
    ],
    also: ['team-resources/stats'],
  },
  { path: 'feed-sources', role: 'manager', first: '', also: ['feed-sources/stats'] },
  {
    path: 'social-feeds',
    role: 'manager',
    first: 'limit=20&offset=0',
    queries: [
      ...['offset=9800', 'platform=youtube', 'isActive=false', 'platform=twitter&isActive=true', 'q=equipo'],
      'q=nothing has this',
    ],
  },
  { path: 'embeds', role: 'manager', first: '' },
  {
    path: 'search',
    role: 'admin',
    first: 'q=elena',
    common: '',
    queries: ['q=guía ventas', 'q=example.org', 'q=nothing has this', 'q=a'],
  },
  {
    path: 'zoom-meetings',
    role: 'admin',
    first: 'limit=100&offset=0',
    queries: ['q=semana'],
    also: ['zoom-meetings/analytics?weeks=12'],
  },
  {
    path: 'landing-content/contact/revisions',
    role: 'manager',
    first: 'limit=10&offset=0',
    queries: ['offset=1200'],
  },
  {
    path: 'modules/mfe-people/releases',
    role: 'admin',
    first: 'limit=10&offset=0',
    also: ['modules', 'modules/channel'],
  },
  { path: 'modules/sets', role: 'admin', first: 'limit=10&offset=0', queries: ['offset=9800'] },
  { path: 'modules/history', role: 'admin', first: 'limit=10&offset=0', queries: ['module=mfe-people'] },
  { path: 'module-tokens', role: 'admin', first: '' },
  {
    path: 'audit',
    role: 'admin',
    first: 'limit=25&offset=0',
    queries: [
      ...['offset=9800', 'noun=content', 'verb=deleted', 'actor=server', 'noun=testimonials&verb=updated'],
      ...['from=2026-01-01', 'q=testimonials', 'q=garcía 1234', 'q=nothing has this'],
    ],
    also: ['audit/actors', 'admin/stats'],
  },
  {
    path: 'deliveries',
    role: 'admin',
    first: 'limit=10&offset=0',
    queries: ['state=failed', 'channel=sms', 'q=person.1234'],
  },
  { path: 'client-errors', role: 'admin', first: 'limit=10&offset=0', queries: ['q=chrome 133'] },
  { path: 'backups', role: 'admin', first: 'limit=100&offset=0' },
];

/** Returns the requests of all lists as the console sends them: their first pages, and everything else. */
export async function requestsOf(url: string) {
  const cookies: Record<string, string> = {};
  for (const role of ['manager', 'admin']) cookies[role] = await logInAs(url, role);
  const requestOf = (role: string, path: string): TimedRequest => {
    const headers = { 'accept-encoding': 'br', cookie: cookies[role] ?? '' };
    return { name: `GET /api/${path}`, options: () => ({ path: encodeURI(`/api/${path}`), headers }) };
  };
  return {
    firstPages: LISTS.map(({ role, path, first }) => requestOf(role, first ? `${path}?${first}` : path)),
    others: LISTS.flatMap(({ role, path, sorts = [], queries = [], common = 'limit=100', also = [] }) =>
      [
        ...[...sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]), ...queries].map(
          (query) => `${path}?${common}&${query}`,
        ),
        ...also,
      ].map((each) => requestOf(role, each)),
    ),
  };
}
