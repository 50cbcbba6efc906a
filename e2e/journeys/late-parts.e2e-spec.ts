import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

/** Errors expected for files blocked on purpose: those of the browser, and those of React for the panel shown instead. */
test.use({
  expectedErrors:
    /Failed to load resource.*\/modules\/|net::ERR_FAILED.*\/modules\/|ChunkLoadError|ModuleLoadError/,
  locale: 'en',
});

/** A string that occurs only in the scripts of a lazily loaded part, whose file names vary. */
const PARTS = { chart: 'MuiChartsSurface', grid: 'MuiDataGrid-', forms: 'MuiRating' } as const;
const SHELL = fileURLToPath(new URL('../../shell/dist/', import.meta.url));

function filesOf(part: keyof typeof PARTS): string[] {
  const scripts = globSync('**/*.js', { cwd: SHELL });
  const files = scripts.filter((path) => readFileSync(SHELL + path, 'utf8').includes(PARTS[part]));
  expect(files.length, `scripts of the part ${part}`).toBeGreaterThan(0);
  return files;
}

test.beforeEach(({ context, siteUrl }) =>
  context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]),
);

/** Blocks each script of a part of the shell `times` times, or until the returned function is called. */
async function block(page: Page, part: keyof typeof PARTS, times = Infinity): Promise<() => Promise<void>> {
  const counts = new Map<string, number>();
  const files = filesOf(part);
  const isPart = ({ pathname }: URL) =>
    pathname.startsWith('/modules/shell/') && files.some((file) => pathname.endsWith(`/${file}`));
  await page.route(isPart, (route) => {
    const { pathname } = new URL(route.request().url());
    const count = counts.get(pathname) ?? 0;
    counts.set(pathname, count + 1);
    return count < times ? route.abort() : route.continue();
  });
  return () => page.unroute(isPart);
}

const chart = (page: Page) => page.locator('.MuiChartsSurface-root').first();
/**
 * Scrolls to the chart of the dashboard: its card loads first, then the chart library. The first steps above the card
 * may push it down again.
 */
async function scrollToChart(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'First steps' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('region', { name: /^Last \d+ days$/ }).scrollIntoViewIfNeeded();
}
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test.describe('lazily loaded parts', () => {
  test('a chart that fails to load once is retried without a message', async ({ page }) => {
    await block(page, 'chart', 1);
    await loginAs(page, 'admin', '/admin/dashboard');
    await scrollToChart(page);
    await expect(chart(page)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a chart that cannot be loaded leaves the other cards intact, and loads on retry', async ({
    page,
  }) => {
    const unblock = await block(page, 'chart');
    await loginAs(page, 'admin', '/admin/dashboard');
    await scrollToChart(page);
    await expect(problem(page)).toBeVisible();
    await expect(problem(page)).not.toContainText(/chunk|\.js/i);
    await expect(page.getByRole('term')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveCount(7);
    await expect(
      page.getByRole('region', { name: 'Recent activities' }).getByRole('listitem'),
    ).not.toHaveCount(0);

    await unblock();
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chart(page)).toBeVisible();
    await expect(problem(page)).toBeHidden();
  });

  test('the live sessions page works without its chart, which loads on retry', async ({ page }) => {
    const unblock = await block(page, 'chart');
    await loginAs(page, 'admin', '/admin/zoom#analytics');
    await expect(problem(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New live session' })).toBeVisible();

    await unblock();
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chart(page)).toBeVisible();
  });

  test('a table that cannot be loaded leaves the page intact, and loads on retry', async ({ page }) => {
    const unblock = await block(page, 'grid');
    await loginAs(page, 'admin', '/admin/users');
    await expect(problem(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();

    await unblock();
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
  });

  test('the forms that the shell shares with modules load on retry', async ({ page }) => {
    const unblock = await block(page, 'forms');
    await loginAs(page, 'admin', '/admin/testimonials');
    await expect(page.getByRole('button', { name: /^(Retry|Try Again)$/ })).toBeVisible();

    await unblock();
    await page.getByRole('button', { name: /^(Retry|Try Again)$/ }).click();
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  });

  test('the login loads on retry if its fields could not be loaded', async ({ page }) => {
    const unblock = await block(page, 'forms');
    await page.goto('/admin');
    await expect(problem(page)).toBeVisible();

    await unblock();
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });

  test('forms that fail to load once are retried', async ({ page }) => {
    await block(page, 'forms', 1);
    const reports: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/modules/reports') && reports.push(request.url()),
    );
    await loginAs(page, 'admin', '/admin/testimonials');
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
    // The module that requested the forms is not at fault.
    expect(reports).toEqual([]);
  });
});
