import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { responseTo } from '../response.ts';
import { CONNECTIONS } from '../load.ts';
import type { Server } from '../processes.ts';

const BROWSER = { 'accept-encoding': 'br' };
const CHANGE_EVERY_MS = 500;
const CACHED = [
  '/es',
  '/en',
  '/es/educacion',
  '/es/contact',
  '/api/testimonials',
  '/api/team-members',
  '/api/embeds',
];
const LISTS = [
  '/api/content?limit=24&offset=0&sort=-createdAt',
  '/api/testimonials?limit=24&offset=0&sort=-createdAt',
  '/api/contact-messages?limit=24&offset=0',
];
const TESTIMONIAL = {
  name: 'Ana López',
  text: 'Una semana que me cambió la manera de escuchar a mi equipo.',
  image: null,
  position: null,
  company: null,
  rating: 5,
  isActive: true,
  locale: 'es',
  consentDate: null,
};

/** Sends requests of many people at once: pages, public reads, some of them conditional, and lists of the console. */
export async function loadMixed({ address }: Server, cookie: string, seconds: number) {
  const { headers } = await responseTo(`${address}/api/embeds`, BROWSER);
  const requests = [
    ...CACHED.map((path) => ({ path, headers: BROWSER })),
    { path: '/api/embeds', headers: { ...BROWSER, 'if-none-match': headers.etag ?? '' } },
    ...LISTS.map((path) => ({ path, headers: { ...BROWSER, cookie } })),
  ];
  const result = await autocannon({ url: address, duration: seconds, connections: CONNECTIONS, requests });
  const answers = [200, 304].reduce((sum, status) => sum + (result.statusCodeStats[status]?.count ?? 0), 0);
  return { answers, failures: result.errors + result['2xx'] + result.non2xx - answers };
}

/** Publishes and deletes a testimonial repeatedly, as a manager, and reads a page after each change. */
export async function changeMeanwhile({ address }: Server, cookie: string, isOver: () => boolean) {
  let writes = 0;
  while (!isOver()) {
    const created = await ask(address, cookie, 'POST', '', TESTIMONIAL);
    await visit(address);
    await wait(CHANGE_EVERY_MS);
    await ask(address, cookie, 'DELETE', `/${created?.id}`);
    await visit(address);
    await wait(CHANGE_EVERY_MS);
    writes += 2;
  }
  return writes;
}

async function ask(
  address: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ id: string } | null> {
  const response = await fetch(`${address}/api/testimonials${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /api/testimonials${path}: ${response.status}`);
  return response.status === 204 ? null : ((await response.json()) as { id: string });
}

async function visit(address: string) {
  const response = await fetch(`${address}/en`);
  if (!response.ok) throw new Error(`GET /en: ${response.status}`);
  await response.text();
}
