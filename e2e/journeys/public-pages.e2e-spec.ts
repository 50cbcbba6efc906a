import type { Page } from '@playwright/test';
import { htmlErrors } from '../support/html-errors.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { island, wakeIslands } from '../support/public-page.ts';

const PATHS = {
  es: [
    '',
    '/educacion',
    '/contact',
    '/unirme',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
    '/unirme/gracias',
  ],
  en: [
    '',
    '/education',
    '/contact',
    '/join',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
    '/join/thanks',
  ],
  fr: [
    '',
    '/education',
    '/contact',
    '/rejoindre',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
    '/rejoindre/merci',
  ],
};
const ALL_PATHS = Object.entries(PATHS).flatMap(([language, paths]) =>
  paths.map((path) => `/${language}${path}`),
);

/** Tables that phones show as blocks repeat their roles, which Safari forgets there. */
const isMeant = (path: string, ruleId: string) =>
  ruleId === 'no-redundant-role' && path.endsWith('/language-test');

/** Returns the sum of the layout shifts since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((total, { value }) => total + value, 0);
  });

test.describe('public pages', () => {
  test('every page is valid HTML', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path);
    for (const path of new Set([...listed, ...ALL_PATHS, '/es/no-such-page'])) {
      const found = await htmlErrors(await (await request.get(path)).text());
      expect(
        found.filter(({ ruleId }) => !isMeant(path, ruleId)),
        path,
      ).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('every page is readable and links to the home page', async ({ page }) => {
      for (const [language, paths] of Object.entries(PATHS))
        for (const path of paths) {
          await page.goto(`/${language}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const start = page.getByRole('banner').getByRole('link').first();
          await expect(start).toHaveAttribute('href', `/${language}`);
        }
    });
  });

  for (const width of [390, 1024, 1280, 1366, 1440]) {
    test(`the header is in line with the content at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/fr/contact');
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(logo?.x).toBeCloseTo(title?.x ?? 0, 0);
    });
  }

  test.describe('with the standard fonts of the machine', () => {
    test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

    test('nothing in the first screen of a phone moves while a page loads', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of ALL_PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await layoutShift(page), path).toBeLessThan(0.02);
      }
    });
  });

  test('the landing page has at most 60 kB of HTML before compression in every language', async ({
    request,
  }) => {
    for (const language of Object.keys(PATHS)) {
      const html = await (await request.get(`/${language}`)).body();
      expect(html.length, language).toBeLessThanOrEqual(60_000);
    }
  });

  test('the landing page requests no script before a visitor acts, and at most 90 kB for all its islands', async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await page.goto('/es', { waitUntil: 'networkidle' });
    expect(await total()).toBe(0);

    await island(page, 'carousel').first().hover();
    await expect(island(page, 'carousel').first()).toHaveAttribute('data-awake');
    const first = await total();
    expect(first).toBeGreaterThan(10_000);
    expect(first).toBeLessThanOrEqual(70_000);

    await wakeIslands(page);
    await page.waitForLoadState('networkidle');
    expect(await total()).toBeGreaterThan(first);
    expect(await total()).toBeLessThanOrEqual(90_000);
  });

  test('browsers accept the headers of pages without warnings', async ({ page }) => {
    const misread: string[] = [];
    page.on('console', (message) => {
      if (/^Error with [\w-]+ header|Unrecognized/.test(message.text())) misread.push(message.text());
    });
    await page.goto('/es');
    await loginAs(page, 'admin', '/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'Vitral' })).toBeVisible();
    expect(misread).toEqual([]);
  });
});
