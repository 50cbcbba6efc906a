import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { startServer, type RunningServer } from '../support/server.ts';

/** A server of its own: the language of an account stays with the account. */
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(async () => {
  await server.stop();
});

async function elsewhere(browser: Browser, language?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es' });
  if (language) await context.addCookies([{ name: 'language', value: language, url: server.url }]);
  return context.newPage();
}

test('a member of staff switches the console’s language, and it is switched on every machine', async ({
  browser,
}) => {
  const page = await elsewhere(browser);
  await loginAs(page, 'manager', '/admin/testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonios', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await expect(page.getByText('The language has been changed successfully.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const other = await elsewhere(browser);
  await loginAs(other, 'manager');
  await expect(other.getByRole('link', { name: 'Testimonials' })).toBeVisible();
});

test('a visitor’s language is the visitor’s own', async ({ browser }) => {
  const page = await elsewhere(browser);
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(/\/es$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const other = await elsewhere(browser, 'fr');
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
});
