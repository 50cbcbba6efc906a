import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn, makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs, openElsewhere } from '../support/own-account.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

const NEXT_PASSWORD = 'teapot meridian walnut';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** The profile of somebody of the journey's own. */
async function openProfile(page: Page, baseURL: string | undefined, username: string): Promise<void> {
  const admin = await staffApi(baseURL, 'admin');
  await makeAccount(admin, username);
  await admin.dispose();
  await openAs(page, username, '/admin/profile');
}

const isLoggedOut = async (page: Page) => {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
};

test('a new password ends the other sessions, and this one goes on', async ({ page, browser, baseURL }) => {
  await openProfile(page, baseURL, 'careful');
  const other = await openElsewhere(browser, baseURL, 'careful');
  const current = page.getByLabel(/^Current password/);
  const next = page.getByLabel(/^New password/);

  await tabTo(page, current);
  await page.keyboard.type('not my password');
  await tabTo(page, next);
  await page.keyboard.type(NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The current password is not right')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(PASSWORD);
  await next.fill('careful-careful');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await expectNoAxeViolations(page);
  await next.fill(NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();

  await isLoggedOut(other);
  await other.context().close();
  await page.reload();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();
});

test('sessions are ended one by one or all at once', async ({ page, playwright, baseURL }) => {
  await openProfile(page, baseURL, 'everywhere');
  const open = () => playwright.request.newContext({ baseURL });
  const others = [await open(), await open()];
  const data = { username: 'everywhere', password: PASSWORD };
  for (const other of others) expect((await other.post('/api/auth/login', { data })).status()).toBe(200);
  await page.reload();
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText(/Chrome on Linux.*This one/);
  await expectNoAxeViolations(page);

  await sessions.getByRole('button').first().click();
  await expect(page.getByText('Logged out there')).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End them' }).click();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();
  for (const other of others) {
    expect((await other.get('/api/auth/user')).status()).toBe(401);
    await other.dispose();
  }
});

async function enterPassword(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel(/^Current password/)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

/** From the picture on to the recovery codes; answers them as the file has them. */
async function turnOn(page: Page): Promise<string[]> {
  await enterPassword(page);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const secret = (await page.getByLabel('Key to type').inputValue()).replaceAll(' ', '');
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const [, ...codes] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\s*\n\s*/);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'I have kept them' }));
  await page.keyboard.press('Enter');
  return codes;
}

test('the second factor is set up, used, renewed and turned off, by keyboard', async ({ page, baseURL }) => {
  await openProfile(page, baseURL, 'two-locks');
  await page.goto('/admin/profile#second-factor');
  const heading = page.getByRole('heading', { name: 'Second factor' });
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const codes = await turnOn(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn(page, 'two-locks', PASSWORD);
  await page.getByLabel(/^Verification code/).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/admin/profile');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await enterPassword(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expectNoAxeViolations(page);
  await enterPassword(page);
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('who needs a second factor finds it first, and then the console opens', async ({ page, baseURL }) => {
    const admin = await staffApi(baseURL, 'admin');
    await makeAccount(admin, 'needy', 'manager');
    await changeSettings(admin, { secondFactorRoles: ['manager'] });
    await logIn(page, 'needy', PASSWORD);
    await expect(page.getByText('Your second factor is missing')).toBeVisible();
    await expect(page.getByRole('region').first()).toHaveAccessibleName('Second factor');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Set up' }).click();
    await turnOn(page);
    await expect(page.getByText('Your second factor is missing')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeDisabled();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await page.goto('/admin/testimonials');
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
    await changeSettings(admin, { secondFactorRoles: [] });
    await admin.dispose();
  });
});
