import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { answerTo } from '../answer.mjs';
import { CONNECTIONS } from '../load.mjs';

const BROWSER = { 'accept-encoding': 'br' };
const CHANGE_EVERY_MS = 500;
const KEPT = [
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

/** What people do at once: mostly pages and public reads, some of them unchanged, and lists of the console. */
export async function loadMixed({ address }, cookie, seconds) {
  const { headers } = await answerTo(`${address}/api/embeds`, BROWSER);
  const requests = [
    ...KEPT.map((path) => ({ path, headers: BROWSER })),
    { path: '/api/embeds', headers: { ...BROWSER, 'if-none-match': headers.etag } },
    ...LISTS.map((path) => ({ path, headers: { ...BROWSER, cookie } })),
  ];
  const result = await autocannon({ url: address, duration: seconds, connections: CONNECTIONS, requests });
  const answers = [200, 304].reduce((sum, status) => sum + (result.statusCodeStats[status]?.count ?? 0), 0);
  return { answers, failures: result.errors + result['2xx'] + result.non2xx - answers };
}

/** A manager who publishes something and takes it back, again and again, and visitors who see each of both at once. */
export async function changeMeanwhile({ address }, cookie, isOver) {
  let writes = 0;
  while (!isOver()) {
    const { id } = await ask(address, cookie, 'POST', '', TESTIMONIAL);
    await visit(address);
    await wait(CHANGE_EVERY_MS);
    await ask(address, cookie, 'DELETE', `/${id}`);
    await visit(address);
    await wait(CHANGE_EVERY_MS);
    writes += 2;
  }
  return writes;
}

async function ask(address, cookie, method, path, body) {
  const response = await fetch(`${address}/api/testimonials${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /api/testimonials${path}: ${response.status}`);
  return response.status === 204 ? null : response.json();
}

async function visit(address) {
  const response = await fetch(`${address}/en`);
  if (!response.ok) throw new Error(`GET /en: ${response.status}`);
  await response.text();
}
