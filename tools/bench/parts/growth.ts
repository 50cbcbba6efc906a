import { growthOf, responseTo, startBareServer } from '../compare.ts';
import { timeRequests, type TimedRequest } from '../http.ts';
import { requestsOf } from '../lists.ts';
import type { Context } from '../measure-parts.ts';
import { stopProcess } from '../processes.ts';
import { ALL_TABLES, fillTables } from '../fill-tables.ts';

const ROWS = [100, 1000, 10_000, 100_000];
const FEW_ROWS = [100, 1000];
const TIMES = 40;
const FEW_TIMES = 10;
const VISITOR = { 'accept-encoding': 'br' };
/** Path of the response that the bare server sends. */
const BARE_RESPONSE = '/api/testimonials';
/** Text in pages that the server has rendered; pages that the browser has to render lack it. */
const RENDERED = '<h1';
/** Pause while the site compresses the page that it has just sent, so that nothing else is timed meanwhile. */
const COMPRESSION_MS = 250;

const READS = [
  ...['testimonials', 'team-members', 'embeds', 'social-feeds', 'landing-content', 'zoom-meetings'],
  ...['site-config/site_logo', 'auth/options', 'auth/demo-accounts', 'modules/set'],
].map((noun) => `/api/${noun}`);
const FILES = ['calendar/sessions-es.ics', 'sitemap.xml', 'robots.txt', 'site.webmanifest', 'health/ready'];
const PAGES = ['/es', '/es/educacion', '/es/contact'];

const reading = (path: string): TimedRequest => ({
  name: `GET ${path}`,
  options: () => ({ path, headers: VISITOR }),
});

/** Public requests: those that only read, a page under a new host name, which no cache has, and a login. */
const PUBLIC_REQUESTS: TimedRequest[] = [
  ...[...READS, ...FILES.map((file) => `/${file}`)].map(reading),
  ...PAGES.map((path) => ({ ...reading(path), shows: RENDERED })),
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

export const part = { name: 'growth', title: 'Responses as all tables grow', measure };

async function measure({ startSite, effort, print }: Context) {
  const site = await startSite();
  const response = await responseTo(site.url, { path: BARE_RESPONSE, headers: {} });
  const bare = await startBareServer(response);
  const requests = [...PUBLIC_REQUESTS, ...(await requestsOf(site.url)).firstPages];
  const urls = { site: site.url, bare: bare.url };
  const times = effort.isQuick ? FEW_TIMES : TIMES;
  const steps: { rows: number; taken: Awaited<ReturnType<typeof timeRequests>> }[] = [];
  for (const rows of effort.isQuick ? FEW_ROWS : ROWS) {
    print(`Filling every table to ${rows.toLocaleString('en')} rows ...`);
    await fillTables(site.dataFolder, ALL_TABLES, rows - (steps.at(-1)?.rows ?? 0));
    steps.push({ rows, taken: await timeRequests(urls, requests, { times, step: rows }) });
  }
  await stopProcess(bare.child);
  await site.stop();
  return [
    requests.map(({ name }, index) =>
      growthOf(
        name,
        steps.flatMap(({ rows, taken: { [index]: step } }) => (step ? [{ rows, ...step }] : [])),
      ),
    ),
  ];
}
