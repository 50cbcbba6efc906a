import { expect, type Page } from '@playwright/test';
import type { Role } from '@vitral/contracts';

/** Opens a page of the console for a demo account. The login screen has journeys of its own, so this passes it by. */
export async function loginAs(page: Page, role: Role, address = '/admin'): Promise<void> {
  const data = { username: role, password: `${role}-vitral` };
  const answer = await page.request.post('/api/auth/login', { data });
  expect(answer.status(), `login of ${role}`).toBe(200);
  await page.goto(address);
}
