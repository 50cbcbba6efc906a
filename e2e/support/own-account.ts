import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';

/** Opens a page of the console for an account that `makeAccount` made, past the login screen. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.status(), `login of ${username}`).toBe(200);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
