import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';

test.use({ locale: 'en' });

test.beforeEach(({ context, siteUrl }) =>
  context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]),
);

const link = (page: Page, name: string) => pageLink(page.getByRole('navigation'), name);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Records every placeholder that the main region contains from now on, however short. */
async function watchPlaceholders(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenPlaceholders: seen });
    const LOADING = '.MuiSkeleton-root, .MuiCircularProgress-root, [role="status"][aria-label="Loading…"]';
    const record = () => {
      for (const element of document.querySelectorAll(`main :is(${LOADING})`)) seen.push(element.outerHTML);
    };
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenPlaceholders: string[] }).seenPlaceholders);
}

test.describe('links of the console', () => {
  test('load the module and the first data of their page before the click', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/dashboard');
    await expect(heading(page, 'Today')).toBeVisible();
    // The dashboard's own cards load, too.
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    const script = page.waitForResponse(/\/modules\/mfe-people\/.*\.js$/);
    const list = page.waitForResponse(/\/api\/admin\/users\?/);
    await link(page, 'Users').hover();
    await Promise.all([script, list]);
    await expect(heading(page, 'Today')).toBeVisible();

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const placeholders = await watchPlaceholders(page);
    await link(page, 'Users').click();
    await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
    expect(requests.filter((url) => url.includes('/api/admin/users'))).toEqual([]);
    expect(await placeholders()).toEqual([]);
  });

  test('do so when they get the focus, too', async ({ page }) => {
    await loginAs(page, 'manager', '/admin/dashboard');
    await expect(heading(page, 'Today')).toBeVisible();
    const list = page.waitForResponse(/\/api\/contact-messages\?/);
    await link(page, 'Messages').focus();
    await list;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Received messages' })).toBeVisible();
  });

  test('request nothing for a browser that saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await loginAs(page, 'admin', '/admin/dashboard');
    await expect(heading(page, 'Today')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await link(page, 'Users').hover();
    await link(page, 'Team').click();
    await expect(heading(page, 'Team')).toBeVisible();
    expect(requests.filter((url) => url.includes('/api/admin/users'))).toEqual([]);
  });

  test('show known pages at once, without any loading state', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/dashboard');
    const pages = [
      'Users',
      'Messages',
      'Testimonials',
      'Team',
      'Sales materials',
      'Audit log',
      'Settings',
      'Today',
    ];
    for (const name of pages) {
      await link(page, name).click();
      await expect(link(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    }
    const placeholders = await watchPlaceholders(page);
    for (const name of pages) {
      await link(page, name).click();
      await expect(link(page, name)).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.getByRole('term').first()).toBeVisible();
    expect(await placeholders()).toEqual([]);
  });
});
