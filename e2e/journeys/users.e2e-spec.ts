import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const menu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const question = (page: Page) => page.getByRole('alertdialog');

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await menu(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Registers an account that awaits approval. */
async function register(baseURL: string | undefined): Promise<void> {
  const admin = await staffApi(baseURL, 'admin');
  await changeSettings(admin, { isRegistrationOpen: true });
  const account = { name: 'Hopeful Person', username: 'hopeful', email: 'hopeful@example.org' };
  const data = { ...account, password: PASSWORD, language: 'en' };
  expect((await admin.post('/api/auth/registration', { data })).status()).toBe(202);
  await changeSettings(admin, { isRegistrationOpen: false });
  await admin.dispose();
}

test.describe('users', () => {
  test('an admin adds a user by keyboard, and the invitation link works', async ({ page, baseURL }) => {
    await register(baseURL);
    await loginAs(page, 'admin', '/admin/users');
    await expect(row(page, 'Hopeful Person')).toContainText('Awaiting approval');
    await expectNoAxeViolations(page);

    await tabTo(page, page.getByRole('button', { name: 'Add user' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New user' });
    await expect(dialog.getByLabel(/^Name/)).toBeFocused();
    await page.keyboard.type('Keyboard Newcomer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('admin');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This username is taken')).toBeVisible();
    await expect(dialog.getByLabel(/^Username/)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.type('-by-keyboard');
    await page.keyboard.press('Enter');

    const shown = page.getByRole('dialog', { name: 'Invitation for Keyboard Newcomer' });
    await expect(shown.getByRole('button', { name: 'Copy' })).toBeFocused();
    await expectNoAxeViolations(page);
    const url = new URL(await shown.getByLabel('One-time link').inputValue());
    const data = { token: url.hash.slice(1) };
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const link = await page.request.post('/api/auth/password-links/check', { data, headers });
    expect(await link.json()).toMatchObject({ kind: 'invitation', username: 'admin-by-keyboard' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add user' })).toBeFocused();
    await expect(row(page, 'Keyboard Newcomer')).toContainText('Invited');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

    test('accounts are cards, without sideways scroll', async ({ page }) => {
      await loginAs(page, 'admin', '/admin/users?role=user&sort=createdAt');
      await expect(page.getByRole('listitem').filter({ hasText: 'Lucía Ferrer' })).toBeVisible();
      await expectNoAxeViolations(page);
      await choose(page, 'Lucía Ferrer', 'Reset password');
      await question(page).getByRole('button', { name: 'Create link' }).click();
      await expect(page.getByRole('dialog', { name: 'Password link for Lucía Ferrer' })).toBeVisible();
      await expectNoAxeViolations(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
    });
  });
});
