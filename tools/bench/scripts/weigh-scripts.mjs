import { chromium } from '@playwright/test';
import { findChromium, FLAGS } from '../../chromium.mjs';

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
    return { bytes: await weigh(all), firstBytes: await weigh(first), count: all.length };
  } finally {
    await context.close();
  }
}

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
