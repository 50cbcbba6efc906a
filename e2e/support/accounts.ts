import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Role } from '@vitral/contracts/access';
import type { InvitedUser, User } from '@vitral/contracts/users';

/** Password of every account that `makeAccount` creates. */
export const PASSWORD = 'lighthouse gravel bassoon';

/** Creates an account with an invitation link and without a password. */
export async function invite(
  api: APIRequestContext,
  username: string,
  role: Role = 'user',
): Promise<InvitedUser> {
  const data = { name: `${username} Journey`, username, email: `${username}@example.org`, role };
  const response = await api.post('/api/admin/users', { data });
  expect(response.status()).toBe(201);
  return (await response.json()) as InvitedUser;
}

const tokenOf = (link: string): string => new URL(link).hash.slice(1);

/** Creates an account with a password through the API; other journeys test the screens. */
export async function makeAccount(
  api: APIRequestContext,
  username: string,
  role: Role = 'user',
): Promise<User> {
  const { user, link } = await invite(api, username, role);
  const data = { token: tokenOf(link.address), password: PASSWORD };
  expect((await api.post('/api/auth/password-links/redeem', { data })).status()).toBe(204);
  return user;
}

/** Submits the first step of the login screen. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
