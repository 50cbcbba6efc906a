import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

/** What the browser itself reports about files that are lost on purpose, and React about the panel in their place. */
test.use({
  expectedErrors:
    /Failed to load resource.*\/modules\/|net::ERR_FAILED.*\/modules\/|ChunkLoadError|ModuleLoadError/,
  locale: 'en',
});

/** A word that only the scripts of a late part hold, whatever their files are called. */
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

/** Loses the scripts of a part of the shell: each so many times, or until the answer is called. */
async function lose(page: Page, part: keyof typeof PARTS, times = Infinity): Promise<() => Promise<void>> {
  const lost = new Map<string, number>();
  const files = filesOf(part);
  const isPart = ({ pathname }: URL) =>
    pathname.startsWith('/modules/shell/') && files.some((file) => pathname.endsWith(`/${file}`));
  await page.route(isPart, (route) => {
    const { pathname } = new URL(route.request().url());
    const count = lost.get(pathname) ?? 0;
    lost.set(pathname, count + 1);
    return count < times ? route.abort() : route.continue();
  });
  return () => page.unroute(isPart);
}

const chart = (page: Page) => page.locator('.MuiChartsSurface-root').first();
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test('a chart that is lost for a moment is asked for again, and nobody sees it', async ({ page }) => {
  await lose(page, 'chart', 1);
  await loginAs(page, 'admin', '/admin/dashboard');
  await expect(chart(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a chart that does not come leaves every other card, and comes on request', async ({ page }) => {
  const find = await lose(page, 'chart');
  await loginAs(page, 'admin', '/admin/dashboard');
  await expect(problem(page)).toBeVisible();
  await expect(problem(page)).not.toContainText(/chunk|\.js/i);
  await expect(page.getByRole('term')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Recent activities' }).getByRole('listitem')).not.toHaveCount(
    0,
  );

  await find();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chart(page)).toBeVisible();
  await expect(problem(page)).toBeHidden();
});

test('live sessions stand without their chart, which comes on request', async ({ page }) => {
  const find = await lose(page, 'chart');
  await loginAs(page, 'admin', '/admin/zoom#analytics');
  await expect(problem(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New session' })).toBeVisible();

  await find();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chart(page)).toBeVisible();
});

test('a table that does not come leaves the page, and comes on request', async ({ page }) => {
  const find = await lose(page, 'grid');
  await loginAs(page, 'admin', '/admin/users');
  await expect(problem(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();

  await find();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
});

test('the forms, which the shell shares with modules, come on request where they were lost', async ({
  page,
}) => {
  const find = await lose(page, 'forms');
  await loginAs(page, 'admin', '/admin/testimonials');
  await expect(page.getByRole('button', { name: /^(Retry|Try Again)$/ })).toBeVisible();

  await find();
  await page.getByRole('button', { name: /^(Retry|Try Again)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
});

test('the login comes on request where its fields were lost', async ({ page }) => {
  const find = await lose(page, 'forms');
  await page.goto('/admin');
  await expect(problem(page)).toBeVisible();

  await find();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('the forms are asked for again where they are lost for a moment', async ({ page }) => {
  await lose(page, 'forms', 1);
  const reports: string[] = [];
  page.on('request', (request) => request.url().includes('/modules/reports') && reports.push(request.url()));
  await loginAs(page, 'admin', '/admin/testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  // The module that asked for them did nothing wrong.
  expect(reports).toEqual([]);
});
