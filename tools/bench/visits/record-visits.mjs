import { chromium } from '@playwright/test';
import { findChromium, FLAGS } from '../../chromium.mjs';
import { startRecordingProxy } from './recording-proxy.mjs';

/** What a visitor opens one after the other, and what somebody of the staff does. */
const PUBLIC_PAGES = ['/es', '/es/educacion', '/es/contact'];
const STAFF_PAGES = ['/admin', '/admin/messages', '/admin/testimonials', '/admin/content'];

/** For what a page asks for once it has nothing else to do. */
const QUIET_MS = 1500;
/** For what comes into sight. */
const QUIET_IN_SIGHT_MS = 300;

/** Pictures that take turns would be counted by how long the browser happens to stay. */
const WITHOUT_TURNS = { reducedMotion: 'reduce' };

/** Playwright would exit by itself, before the servers have ended; it kills the browser at any exit. */
const LEFT_TO_THE_BENCH = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/**
 * What browsers ask a site for: visitors who come for the first time, the same ones who come again, and staff whose browsers
 * have been there before. Null without a browser.
 */
export async function recordVisits(siteAddress) {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const proxy = await startRecordingProxy(siteAddress);
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...LEFT_TO_THE_BENCH });
  try {
    const context = () => browser.newContext({ baseURL: proxy.address, ...WITHOUT_TURNS });
    const visitor = await context();
    const staff = await context();
    const visits = [
      { name: 'first visit', ...(await recordVisit(proxy, visitor, PUBLIC_PAGES)) },
      { name: 'visit again', ...(await recordVisit(proxy, visitor, PUBLIC_PAGES)) },
    ];
    const data = { username: 'admin', password: 'admin-vitral' };
    const answer = await staff.request.post('/api/auth/login', { data });
    if (!answer.ok()) throw new Error(`The demo's admin cannot log in: ${answer.status()}`);
    await recordVisit(proxy, staff, STAFF_PAGES);
    return [...visits, { name: 'round in the console', ...(await recordVisit(proxy, staff, STAFF_PAGES)) }];
  } finally {
    await browser.close();
    proxy.stop();
  }
}

async function recordVisit(proxy, context, paths) {
  proxy.takeRecord();
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    do await proxy.becomeQuiet(QUIET_IN_SIGHT_MS);
    while (await page.evaluate(scrollOn));
    await proxy.becomeQuiet(QUIET_MS);
  }
  await page.close();
  return { pages: paths.length, ...summaryOf(proxy.takeRecord()) };
}

/** In the page: by as much as is in sight, at once. Whether there was more, which is drawn by then. */
async function scrollOn() {
  const { scrollY: before, innerHeight } = globalThis;
  globalThis.scrollBy({ top: innerHeight, behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(globalThis.requestAnimationFrame);
  return globalThis.scrollY > before;
}

/** Only what reads is asked for again later. */
export function summaryOf(record) {
  const reads = record.filter(({ method }) => method === 'GET');
  return {
    requests: reads.map(({ path, headers, status, bytes }) => ({ path, headers, status, bytes })),
    bytes: bytesOf(reads),
    writes: record.length - reads.length,
  };
}

/** What a CDN keeps for everybody. */
const OF_A_CDN = /^\/(modules|uploads)\//;

/** A visit as the site meets it, and, of public ones, what is left of it behind a CDN. */
export function withoutFiles(visit) {
  const requests = visit.requests.filter(({ path }) => !OF_A_CDN.test(path));
  if (!visit.name.includes('visit')) return [visit];
  return [visit, { ...visit, name: `${visit.name}, files from a CDN`, requests, bytes: bytesOf(requests) }];
}

const bytesOf = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
