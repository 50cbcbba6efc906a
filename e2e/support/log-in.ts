import { expect, type Page } from '@playwright/test';
import type { Role } from '@vitral/contracts/access';
import { PASSWORD } from './accounts.ts';

/** Logs in a demo account through the API and opens a page of the console; other journeys test the login screen. */
export async function loginAs(page: Page, role: Role, url = '/admin'): Promise<void> {
  const data = { username: role, password: `${role}-vitral` };
  const response = await page.request.post('/api/auth/login', { data });
  expect(response.status(), `login of ${role}`).toBe(200);
  await page.goto(url);
}

/** Logs in an account of `makeAccount` through the API and opens a page of the console. */
export async function openAs(page: Page, username: string, url: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(response.status(), `login of ${username}`).toBe(200);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
