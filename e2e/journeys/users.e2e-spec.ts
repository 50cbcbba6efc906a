import type { Page } from '@playwright/test';
import type { Role } from '@vitral/contracts';
import { makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { openElsewhere } from '../support/own-account.ts';
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

/** The list with nobody but that person in it, as an admin sees it. */
async function openWith(page: Page, name: string): Promise<void> {
  await loginAs(page, 'admin', `/admin/users?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
}

test('an admin adds somebody by keyboard alone and takes away the link that is shown once', async ({
  page,
}) => {
  await loginAs(page, 'admin', '/admin/users');
  await expect(row(page, 'Adriana Salazar')).toBeVisible();
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
  const address = new URL(await shown.getByLabel('One-time link').inputValue());
  const data = { token: address.hash.slice(1) };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const link = await page.request.post('/api/auth/password-links/check', { data, headers });
  expect(await link.json()).toMatchObject({ kind: 'invitation', username: 'admin-by-keyboard' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add user' })).toBeFocused();
  await expect(row(page, 'Keyboard Newcomer')).toContainText('Invited');
});

test('the address keeps what was searched, and the export has the same people', async ({ page }) => {
  await loginAs(page, 'admin', '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('mateo');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).click();
  await expect(page).toHaveURL(/q=mateo&role=manager/);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.reload();
  await expect(row(page, 'Mateo Rivas')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('an admin approves who registered', async ({ page, baseURL, playwright }) => {
  const admin = await staffApi(baseURL, 'admin');
  await changeSettings(admin, { isRegistrationOpen: true });
  const account = { name: 'Hopeful Person', username: 'hopeful', email: 'hopeful@example.org' };
  const data = { ...account, password: PASSWORD, language: 'en' };
  expect((await admin.post('/api/auth/registration', { data })).status()).toBe(202);
  await changeSettings(admin, { isRegistrationOpen: false });

  await loginAs(page, 'admin', '/admin/users');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(row(page, 'Hopeful Person')).toContainText('Awaiting approval');
  await expectNoAxeViolations(page);
  await choose(page, 'Hopeful Person', 'Approve');
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Registration approved')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();

  const visitor = await playwright.request.newContext({ baseURL });
  const login = { username: 'hopeful', password: PASSWORD };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  expect((await visitor.post('/api/auth/login', { data: login, headers })).status()).toBe(200);
  await visitor.dispose();
  await admin.dispose();
});

test('who is disabled is out at once; who is deleted is gone', async ({ page, browser, baseURL }) => {
  const admin = await staffApi(baseURL, 'admin');
  await makeAccount(admin, 'leaving');
  const theirs = await openElsewhere(browser, baseURL, 'leaving');
  await openWith(page, 'leaving Journey');

  await choose(page, 'leaving Journey', 'Disable');
  await expectNoAxeViolations(page);
  await question(page).getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('User disabled')).toBeVisible();
  await expect(row(page, 'leaving Journey')).toContainText('Disabled');
  await expect(menu(page, 'leaving Journey')).toBeFocused();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await theirs.context().close();

  await choose(page, 'leaving Journey', 'Delete');
  await expect(question(page).getByText(/gone for good/)).toBeVisible();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await admin.dispose();
});

test('two admins edit the same account: the second sees both sides and loses nothing', async ({
  page,
  baseURL,
}) => {
  const admin = await staffApi(baseURL, 'admin');
  const { id, version } = await makeAccount(admin, 'contested');
  await openWith(page, 'contested Journey');
  await choose(page, 'contested Journey', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel(/^Email/).fill('mine@example.org');

  const current = (await (await admin.get(`/api/admin/users/${id}`)).json()) as { version: number };
  expect(current.version).toBeGreaterThanOrEqual(version);
  const role: Role = 'manager';
  const theirs = { name: 'Contested by them', username: 'contested', email: null, role, isEnabled: true };
  const data = { ...theirs, version: current.version };
  expect((await admin.put(`/api/admin/users/${id}`, { data })).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('radio', { name: 'Mine: mine@example.org' })).not.toBeChecked();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('radio', { name: 'Theirs: Manager' })).toBeChecked();
  await page.getByRole('radio', { name: 'Mine: contested Journey' }).click();
  await page.getByRole('radio', { name: 'Mine: mine@example.org' }).click();
  await page.getByRole('button', { name: 'Use this selection' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  expect(await (await admin.get(`/api/admin/users/${id}`)).json()).toMatchObject({
    name: 'contested Journey',
    email: 'mine@example.org',
    role: 'manager',
  });
  await admin.dispose();
});

test('the last admin is warned, and stays', async ({ page }) => {
  await openWith(page, 'Adriana Salazar');
  await choose(page, 'Adriana Salazar', 'Edit');
  await page.getByRole('combobox', { name: 'Role' }).last().click();
  await page.getByRole('option', { name: 'User' }).click();
  await expect(page.getByText(/This is your own account/)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await question(page).getByRole('button', { name: 'Change it' }).click();

  await expect(page.getByText(/This is the last enabled administrator/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('accounts are cards, and nothing scrolls sideways', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/users?role=user&sort=createdAt');
    await expect(page.getByRole('listitem').filter({ hasText: 'Lucía Ferrer' })).toBeVisible();
    await expectNoAxeViolations(page);
    await choose(page, 'Lucía Ferrer', 'Reset password');
    await question(page).getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('dialog', { name: 'Password link for Lucía Ferrer' })).toBeVisible();
    await expectNoAxeViolations(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
});
