import { chromium, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { PageToOpen } from './pages.ts';
import { findChromium, FLAGS } from '../../chromium.ts';

/** Wait for requests from the end of the page. */
const QUIET_MS = 1000;

/** Leaves signals to the bench: Playwright would exit before the servers have ended. It kills the browser at any exit. */
const NO_SIGNAL_HANDLERS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Measures the transferred bytes of each page's scripts, without headers. Resolves with null when there is no browser. */
export async function weighScripts(address: string, pages: PageToOpen[]) {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...NO_SIGNAL_HANDLERS });
  try {
    const weighed: (PageToOpen & Awaited<ReturnType<typeof weighPage>>)[] = [];
    for (const page of pages) weighed.push({ ...page, ...(await weighPage(browser, address, page)) });
    return weighed;
  } finally {
    await browser.close();
  }
}

/** Opens the page in a new context, without cache. */
async function weighPage(browser: Browser, address: string, { path, role }: PageToOpen) {
  const context = await browser.newContext({ baseURL: address });
  try {
    if (role) await logIn(context, role);
    const { all, first } = await scriptsOf(await context.newPage(), path);
    const urls = all.map((request) => request.url());
    const isOwn = (request: Request) => !isAhead(request.url(), urls);
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
 * True for a script that was prefetched for another page while the browser was idle: of its module only the entry scripts were
 * requested.
 */
export function isAhead(url: string, all: string[]) {
  const module = moduleOf(url);
  return module !== null && all.filter((other) => moduleOf(other) === module).every(isEntryScript);
}

const moduleOf = (url: string) => /\/modules\/([^/]+)\//.exec(url)?.[1] ?? null;
const isEntryScript = (url: string) => /\/remote(Entry)?\.[^/]*$/.test(url);

async function weigh(requests: Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
}

async function logIn(context: BrowserContext, role: string) {
  const data = { username: role, password: `${role}-vitral` };
  const response = await context.request.post('/api/auth/login', { data });
  if (!response.ok()) throw new Error(`The demo's ${role} cannot log in: ${response.status()}`);
}

/** Lists all scripts of a page that is scrolled to its end; `first` are those before it was rendered or hydrated. */
async function scriptsOf(page: Page, path: string) {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(path);
  await (path.startsWith('/admin') ? rendered(page) : hydrated(page));
  const first = [...scripts];
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  return { all: scripts, first };
}

const rendered = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Scrolls to the footer's button, which is there once the footer is hydrated. */
const hydrated = (page: Page) => page.getByRole('contentinfo').getByRole('button').scrollIntoViewIfNeeded();
