import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';

/** Opens a page of the console for an account that `makeAccount` made, past the login screen. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.status(), `login of ${username}`).toBe(200);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The same person's profile in a browser elsewhere. To be closed with its context. */
export async function openElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  username: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const page = await context.newPage();
  await openAs(page, username, '/admin/profile');
  return page;
}
