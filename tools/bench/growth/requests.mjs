import { logInAs } from '../log-in.mjs';

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
/** What a page has that the server has drawn, and lacks when it leaves that to the browser. */
const DRAWN = '<h1';
const FILES = [
  '/calendar/sessions-es.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/health/ready',
];

/** A page is packed tighter once it was sent; nothing else shall be timed meanwhile. */
const PACKED_WITHIN_MS = 250;

const reading = (path) => ({ name: `GET ${path}`, options: () => ({ path, headers: VISITOR }) });

/** What visitors ask for and is only read. */
export const PUBLIC_READS = [
  ...[...READS, ...FILES].map(reading),
  ...PAGES.map((path) => ({ ...reading(path), shows: DRAWN })),
];

/** What makes the server work each time: a page under a name of the site that nobody used before, a person at the door. */
export const PUBLIC_WORK = [
  {
    name: 'GET /es, drawn anew',
    options: (time) => ({ path: '/es', headers: { ...VISITOR, host: `bench-${time}.localhost` } }),
    shows: DRAWN,
    pauseMs: PACKED_WITHIN_MS,
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

/** The first page of each list, as the console asks for it. */
export async function firstPages(address, lists) {
  const roles = [...new Set(lists.map(({ role }) => role))];
  const cookies = await Promise.all(roles.map(async (role) => [role, await logInAs(address, role)]));
  const cookieOf = Object.fromEntries(cookies);
  return lists.map(({ role, first }) => ({
    name: `GET ${first}`,
    options: () => ({ path: encodeURI(first), headers: { ...VISITOR, cookie: cookieOf[role] } }),
  }));
}
