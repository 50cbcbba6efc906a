import type { Browser, Page, Request } from '@playwright/test';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, withBrowser } from '../browser.ts';
import type { Context } from '../measure-parts.ts';
import type { Row } from '../report.ts';

const PUBLIC_PAGE_BYTES = 90_000;
const FIRST_ADMIN_PAGE_BYTES = 300_000;
const LANGUAGE = 'es';
/** Wait for requests from the end of the page. */
const QUIET_MS = 1000;
export const part = { name: 'scripts', title: 'JavaScript of a page, compressed', measure };

/** Measures the transferred bytes of each page's scripts, without headers: a table of the public pages, and one of the console. */
async function measure({ root, startSite }: Context) {
  const site = await startSite();
  const visitor: Row[] = [];
  const staff: Row[] = [];
  await withBrowser(async (browser) => {
    for (const path of publicPaths(root)) visitor.push(await weighPublicPage(browser, site.url, path));
    for (const page of CONSOLE_PAGES) staff.push(await weighConsolePage(browser, site.url, page));
  }).finally(site.stop);
  return [visitor, staff];
}

interface ConsolePage {
  name: string;
  /** Role of the account that has logged in. */
  role?: string;
  /** Promised bytes of scripts. */
  atMost?: number;
}

/** The login page and the first page after it. */
const CONSOLE_PAGES: ConsolePage[] = [
  { name: '/admin, the login page' },
  { name: '/admin, the first page', role: 'admin', atMost: FIRST_ADMIN_PAGE_BYTES },
];

/** Lists the paths of the built public pages in one language; pages per item need an item. */
export function publicPaths(root: string): string[] {
  const descriptor = readFileSync(join(root, 'mfe-public/dist/module.json'), 'utf8');
  const { publicPages = [] } = JSON.parse(descriptor) as BuiltDescriptor;
  const paths = publicPages.flatMap(({ addresses, items }) =>
    addresses && !items ? [addresses[LANGUAGE]] : [],
  );
  return paths.map((path) => (path === '/' ? `/${LANGUAGE}` : `/${LANGUAGE}${path}`));
}

/** Opens a page in a new context, without cache, and then wakes all its islands. */
async function weighPublicPage(browser: Browser, url: string, path: string): Promise<Row> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    const scripts = recordScripts(page);
    await page.goto(path);
    await settle(page);
    const unasked = await weigh(scripts);
    await wakeIslands(page);
    await settle(page);
    return {
      name: path,
      figures: {
        'bytes before a touch': unasked,
        'bytes of all islands': await weigh(scripts),
        files: scripts.length,
      },
      promises: {
        'bytes before a touch': { atMost: 0 },
        'bytes of all islands': { atMost: PUBLIC_PAGE_BYTES },
      },
    };
  } finally {
    await context.close();
  }
}

/** Moves a pointer over each island of the page and waits until all respond. */
async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerover');
  await page.locator('[data-island]:not([data-awake])').first().waitFor({ state: 'detached' });
}

/** Opens the first page of the console in a new context, without cache. */
async function weighConsolePage(browser: Browser, url: string, { name, role, atMost }: ConsolePage) {
  const context = await browser.newContext({ baseURL: url });
  try {
    if (role) await logIn(context, role);
    const page = await context.newPage();
    const all = recordScripts(page);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = [...all];
    await settle(page);
    const urls = all.map((request) => request.url());
    const isOwn = (request: Request) => !isAhead(request.url(), urls);
    const own = all.filter(isOwn);
    return {
      name,
      figures: {
        'bytes until rendered': await weigh(first.filter(isOwn)),
        'ahead of others': await weigh(all.filter((request) => !isOwn(request))),
        'bytes of JavaScript': await weigh(own),
        files: own.length,
      },
      ...(atMost && { promises: { 'bytes of JavaScript': { atMost } } }),
    };
  } finally {
    await context.close();
  }
}

/** Returns a list that grows with each script that the page has loaded. */
function recordScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
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
