import type { Browser, Page } from '@playwright/test';
import type { PageContribution } from '@vitral/contracts/modules';
import { logIn, withBrowser } from '../browser.ts';
import { fillTables } from '../fill-tables.ts';
import { median } from '../http.ts';
import { measureInteractions } from '../interactions.ts';
import type { Context } from '../measure-parts.ts';
import { measurePalette } from '../palette.ts';
import type { Row } from '../report.ts';
import { linkedPages, measureVisit } from '../visits.ts';

const LANGUAGE = 'en';
const FIRST_VISIT_MS = 400;
const SECOND_VISIT_MS = 100;
const INTERACTION_MS = 100;
const ROWS = 10_000;
/** Tables of the lists, and those that the command palette searches. */
const TABLES = [
  'account',
  'content',
  'testimonial',
  'contact_message',
  'team_member',
  'team_resource',
  'feed_source',
  'social_feed_item',
  'zoom_meeting',
  'redirect',
  'site_page',
  'meeting_registration',
];
const START_PAGE = '/admin/dashboard';

export const part = {
  name: 'console',
  title: `Pages of the console: visits, and interactions at a quarter of the speed with ${ROWS.toLocaleString('en')} rows`,
  measure,
};

async function measure({ root, startSite, effort, print }: Context) {
  const site = await startSite();
  const pages = linkedPages(root);
  try {
    return await withBrowser(async (browser) => {
      print('Visiting the pages ...');
      const visits = await visitAll(browser, site.url, { pages, rounds: effort.rounds });
      print('Filling the tables ...');
      await fillTables(site.dataFolder, TABLES, ROWS);
      print('Timing interactions ...');
      const page = await openConsole(browser, site.url);
      const interactions = [
        ...(await measurePalette(page, effort.rounds)),
        ...(await measureInteractions(page, effort.rounds)),
      ];
      const rows = interactions.map(({ name, ms }) => ({
        name,
        figures: { 'median ms': median(ms), 'slowest ms': Math.max(...ms) },
        promises: { 'median ms': { atMost: INTERACTION_MS } },
      }));
      return [visits, rows];
    });
  } finally {
    await site.stop();
  }
}

interface Visits {
  pages: PageContribution[];
  rounds: number;
}

/** Visits every page twice in each round, from page to page as in the sidebar; a round starts with an empty cache. */
async function visitAll(browser: Browser, url: string, { pages, rounds }: Visits): Promise<Row[]> {
  const times = new Map(pages.map(({ path }) => [path, { first: [] as number[], second: [] as number[] }]));
  for (let round = 0; round < rounds; round++) {
    const page = await openConsole(browser, url);
    for (const visit of ['first', 'second'] as const)
      // The page on screen comes last, so that its link leads elsewhere.
      for (const { path } of [...pages.slice(1), ...pages.slice(0, 1)])
        times.get(path)?.[visit].push(await measureVisit(page, path));
    await page.context().close();
  }
  return pages.map(({ path }) => {
    const { first, second } = times.get(path) ?? { first: [], second: [] };
    return {
      name: path,
      figures: { 'first ms': Math.round(median(first)), 'second ms': Math.round(median(second)) },
      promises: { 'first ms': { atMost: FIRST_VISIT_MS }, 'second ms': { atMost: SECOND_VISIT_MS } },
    };
  });
}

/** Opens the first page as an admin and waits until the browser is idle. */
async function openConsole(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1440, height: 1000 };
  const context = await browser.newContext({ baseURL, viewport });
  await context.addCookies([{ name: 'language', value: LANGUAGE, url: baseURL }]);
  await logIn(context, 'admin');
  const page = await context.newPage();
  await page.goto(START_PAGE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
