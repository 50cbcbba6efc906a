import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { openPublicPage } from '../support/public-page.ts';

const PATHS = {
  es: ['', '/educacion', '/contact', '/privacy', '/terms', '/vital-health', '/language-test'],
  en: ['', '/education', '/contact', '/privacy', '/terms', '/vital-health', '/language-test'],
  fr: ['', '/education', '/contact', '/privacy', '/terms', '/vital-health', '/language-test'],
};

test.describe('public pages', () => {
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

  test('the landing page needs at most 130 kB of compressed scripts', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await openPublicPage(page, '/es');
    await page.waitForLoadState('networkidle');

    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(130_000);
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
