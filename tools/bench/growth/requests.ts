import type { List } from '../lists/index.ts';
import { logInAs } from '../log-in.ts';
import type { TimedRequest } from './time-requests.ts';

type NamedRequest = TimedRequest & { name: string };

const VISITOR = { 'accept-encoding': 'br' };
const READS = [
  'testimonials',
  'team-members',
  'embeds',
  'social-feeds',
  'landing-content',
  'zoom-meetings',
  'site-config/site_logo',
  'auth/options',
  'auth/demo-accounts',
  'modules/set',
].map((noun) => `/api/${noun}`);
const PAGES = ['/es', '/es/educacion', '/es/contact'];
/** Text of a page that the server has rendered; a page that the browser has to render lacks it. */
const RENDERED = '<h1';
const FILES = [
  '/calendar/sessions-es.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/health/ready',
];

/** Pause while the site compresses the page that it has just sent, so that nothing else is timed meanwhile. */
const COMPRESSION_MS = 250;

const reading = (path: string): NamedRequest => ({
  name: `GET ${path}`,
  options: () => ({ path, headers: VISITOR }),
});

/** Public requests that only read. */
export const PUBLIC_READS: NamedRequest[] = [
  ...[...READS, ...FILES].map(reading),
  ...PAGES.map((path) => ({ ...reading(path), shows: RENDERED })),
];

/** Public requests that no cache serves: a page under a new host name, and a login. */
export const PUBLIC_WORK: NamedRequest[] = [
  {
    name: 'GET /es, rendered again',
    options: (time) => ({ path: '/es', headers: { ...VISITOR, host: `bench-${time}.localhost` } }),
    shows: RENDERED,
    pauseMs: COMPRESSION_MS,
  },
  {
    name: 'POST /api/auth/login',
    options: () => ({
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'user', password: 'user-vitral' }),
    }),
  },
];

/** Returns requests for the first page of each list, as the console sends them. */
export async function firstPages(address: string, lists: List[]) {
  const roles = [...new Set(lists.map(({ role }) => role))];
  const cookies = new Map<string, string>();
  for (const role of roles) cookies.set(role, await logInAs(address, role));
  return lists.map(({ role, first }): NamedRequest => ({
    name: `GET ${first}`,
    options: () => ({ path: encodeURI(first), headers: { ...VISITOR, cookie: cookies.get(role) ?? '' } }),
  }));
}
