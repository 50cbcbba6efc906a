import { chromium } from '@playwright/test';
import { findChromium, FLAGS } from '../../chromium.ts';

/** For whatever the end of the page asks for. */
const QUIET_MS = 1000;

/** Playwright would exit by itself, before the servers have ended; it kills the browser at any exit. */
const LEFT_TO_THE_BENCH = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** How many bytes the scripts of each page are as they travel, headers left out; null without a browser. */
export async function weighScripts(address, pages) {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...LEFT_TO_THE_BENCH });
  try {
    const weighed = [];
    for (const page of pages) weighed.push({ ...page, ...(await weighPage(browser, address, page)) });
    return weighed;
  } finally {
    await browser.close();
  }
}

/** As somebody gets it who has never been there; `role`: who has logged in. */
async function weighPage(browser, address, { path, role }) {
  const context = await browser.newContext({ baseURL: address });
  try {
    if (role) await logIn(context, role);
    const { all, first } = await scriptsOf(await context.newPage(), path);
    const addresses = all.map((request) => request.url());
    const isOwn = (request) => !isAhead(request.url(), addresses);
    const own = all.filter(isOwn);
    return {
      bytes: await weigh(own),
      firstBytes: await weigh(first.filter(isOwn)),
      aheadBytes: await weigh(all.filter((request) => !isOwn(request))),
      count: own.length,
    };
  } finally {
    await context.close();
  }
}

/**
 * Whether a script came ahead of another page, as modules do, without their pages, while the browser has nothing else to do:
 * it is of a module of which nothing else was asked for.
 */
export function isAhead(address, all) {
  const module = moduleOf(address);
  return module !== null && all.filter((other) => moduleOf(other) === module).every(isOfNoPage);
}

const moduleOf = (address) => /\/modules\/([^/]+)\//.exec(address)?.[1] ?? null;
const isOfNoPage = (address) => /\/remote(Entry)?\.[^/]*$/.test(address);

async function weigh(requests) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
}

async function logIn(context, role) {
  const data = { username: role, password: `${role}-vitral` };
  const answer = await context.request.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`The demo's ${role} cannot log in: ${answer.status()}`);
}

/** All scripts of a page that is read down to its end; `first`: those that came before they had drawn it or taken it over. */
async function scriptsOf(page, path) {
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(path);
  await (path.startsWith('/admin') ? shown(page) : takenOver(page));
  const first = [...scripts];
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  return { all: scripts, first };
}

const shown = (page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Which shows in the footer's one button. */
const takenOver = (page) => page.getByRole('contentinfo').getByRole('button').scrollIntoViewIfNeeded();
