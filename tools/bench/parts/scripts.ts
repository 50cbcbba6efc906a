import type { Browser, Page, Request } from '@playwright/test';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, withBrowser } from '../browser.ts';
import type { Context } from '../measure-parts.ts';
import type { Row } from '../report.ts';

const LANDING_BYTES = 130_000;
const FIRST_ADMIN_PAGE_BYTES = 300_000;
const LANGUAGE = 'es';
/** Wait for requests from the end of the page. */
const QUIET_MS = 1000;

export const part = { name: 'scripts', title: 'JavaScript of a page, compressed', measure };

/** Measures the transferred bytes of each page's scripts, without headers. */
async function measure({ root, startSite }: Context) {
  const site = await startSite();
  const rows: Row[] = [];
  await withBrowser(async (browser) => {
    for (const page of pagesToOpen(root)) rows.push(await weighPage(browser, site.url, page));
  }).finally(site.stop);
  return [rows];
}

interface PageToOpen {
  path: string;
  name: string;
  /** Role of the account that has logged in. */
  role?: string;
  /** Promised bytes of scripts. */
  atMost?: number;
}

/** Lists the public pages, the login page and the first page after it. */
export function pagesToOpen(root: string): PageToOpen[] {
  const descriptor = readFileSync(join(root, 'mfe-public/dist/module.json'), 'utf8');
  const { publicPages = [] } = JSON.parse(descriptor) as BuiltDescriptor;
  const paths = publicPages.flatMap(({ addresses }) => (addresses ? [addresses[LANGUAGE]] : []));
  return [
    ...paths.map((path) => {
      const whole = path === '/' ? `/${LANGUAGE}` : `/${LANGUAGE}${path}`;
      return { path: whole, name: whole, ...(path === '/' && { atMost: LANDING_BYTES }) };
    }),
    { path: '/admin', name: '/admin, the login page' },
    { path: '/admin', name: '/admin, the first page', role: 'admin', atMost: FIRST_ADMIN_PAGE_BYTES },
  ];
}

/** Opens the page in a new context, without cache. */
async function weighPage(browser: Browser, url: string, { path, name, role, atMost }: PageToOpen) {
  const context = await browser.newContext({ baseURL: url });
  try {
    if (role) await logIn(context, role);
    const { all, first } = await scriptsOf(await context.newPage(), path);
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
