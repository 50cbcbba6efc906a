import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { SecondFactorSetup } from '@vitral/contracts/accounts';
import type { User } from '@vitral/contracts/users';
import { Secret, TOTP } from 'otpauth';
import { invite, logIn, makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { linkIn } from '@vitral/stand-ins/mailbox';
import { changeSettings, staffApi } from '../support/staff-api.ts';

const NEXT_PASSWORD = 'teapot meridian walnut';

test.use({ locale: 'en' });

async function setEnglish(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
}

test.beforeEach(({ context, baseURL }) => setEnglish(context, baseURL));

const expectDashboard = (page: Page) => expect(page).toHaveURL(/\/admin\/dashboard$/);

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password saved' })).toBeFocused();
}

test.describe('accounts', () => {
  test('an invited user follows the link in the email, chooses a password and logs in, by keyboard', async ({
    page,
    baseURL,
    mailbox,
  }) => {
    const admin = await staffApi(baseURL, 'admin');
    await invite(admin, 'invited');
    const link = linkIn(await mailbox.waitFor('invited@example.org'));

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome, invited Journey' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/set-password$/);
    await expect(page.getByLabel(/^New password/)).toBeFocused();
    await page.keyboard.type('invited');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password must be at least 10 characters')).toBeVisible();
    await page.keyboard.type('-invited');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/too easy to guess/)).toBeVisible();
    await choosePassword(page, PASSWORD);

    await tabTo(page, page.getByRole('link', { name: 'Go to log in' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Username/)).toBeFocused();
    await page.keyboard.type('invited');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectDashboard(page);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await admin.dispose();
  });

  test('a password reset by email ends the open sessions', async ({ page, browser, baseURL, mailbox }) => {
    const admin = await staffApi(baseURL, 'admin');
    await makeAccount(admin, 'forgetful');
    const elsewhere = await browser.newContext({ baseURL });
    await setEnglish(elsewhere, baseURL);
    const open = await elsewhere.newPage();
    await logIn(open, 'forgetful', PASSWORD);
    await expectDashboard(open);

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel(/^Username or email/).fill('Forgetful@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await page.goto(linkIn(await mailbox.waitFor('forgetful@example.org', /Choose a new password/)));
    await choosePassword(page, NEXT_PASSWORD);

    await open.reload();
    await expect(open.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await elsewhere.close();
    await logIn(page, 'forgetful', PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Invalid username or password');
    await logIn(page, 'forgetful', NEXT_PASSWORD);
    await expectDashboard(page);
    await admin.dispose();
  });

  test('a user registers, waits for approval and then logs in', async ({ page, baseURL, mailbox }) => {
    const admin = await staffApi(baseURL, 'admin');
    await changeSettings(admin, { isRegistrationOpen: true });
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel(/^Name/).fill('Nadia Newcomer');
    await page.getByLabel(/^Username/).fill('admin');
    await page.getByLabel(/^Email/).fill('nadia@example.org');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This username is taken')).toBeVisible();
    await page.getByLabel(/^Username/).fill('nadia');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused();

    await logIn(page, 'nadia', PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Your account is waiting for approval');

    const [nadia] = (await (await admin.get('/api/admin/users?q=nadia')).json()) as User[];
    expect(nadia?.state).toBe('awaiting-approval');
    const { name, username, email, role, version } = nadia ?? {};
    const data = { name, username, email, role, version, isEnabled: true };
    expect((await admin.put(`/api/admin/users/${nadia?.id}`, { data })).status()).toBe(200);
    await mailbox.waitFor('nadia@example.org');
    await logIn(page, 'nadia', PASSWORD);
    await expectDashboard(page);

    await changeSettings(admin, { isRegistrationOpen: false });
    await admin.dispose();
  });

  /** Turns on the second factor of the logged-in user and returns the recovery codes. */
  async function turnSecondFactorOn(api: APIRequestContext): Promise<string[]> {
    const setup = await api.post('/api/profile/second-factor', { data: { password: PASSWORD } });
    const { secret } = (await setup.json()) as SecondFactorSetup;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const response = await api.put('/api/profile/second-factor', { data: { code: totp.generate() } });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { codes: string[] }).codes;
  }

  test('a role that requires a second factor opens only the profile until setup, and then requires a code at login', async ({
    page,
    baseURL,
  }) => {
    const admin = await staffApi(baseURL, 'admin');
    await makeAccount(admin, 'guarded', 'manager');
    await changeSettings(admin, { secondFactorRoles: ['manager'] });
    await logIn(page, 'guarded', PASSWORD);
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await page.goto('/admin/testimonials');
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(page.getByText('Set up your second factor')).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);

    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    await page.request.post('/api/auth/logout', { headers });
    const own = await staffApi(baseURL, 'user');
    const login = await own.post('/api/auth/login', { data: { username: 'guarded', password: PASSWORD } });
    expect(login.status()).toBe(200);
    const [first = '', second = ''] = await turnSecondFactorOn(own);
    await own.dispose();

    await logIn(page, 'guarded', PASSWORD);
    await expect(page.getByLabel(/^Verification code/)).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The code is incorrect');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel(/^Recovery code/).fill(first);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
    await expect(page.getByText('Set up your second factor')).toHaveCount(0);

    await page.request.post('/api/auth/logout', { headers });
    await logIn(page, 'guarded', PASSWORD);
    await page.getByLabel(/^Verification code/).fill(second);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
    await changeSettings(admin, { secondFactorRoles: [] });
    await admin.dispose();
  });

  for (const [colorScheme, language, width] of [
    ['light', 'es', 1440],
    ['dark', 'en', 390],
  ] as const) {
    test.describe(`${colorScheme}, ${language}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('axe finds no violations on the screens without a session', async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        const admin = await staffApi(baseURL, 'admin');
        await changeSettings(admin, { isRegistrationOpen: true });
        const { link } = await invite(admin, `looked-at-${language}`);
        for (const url of [
          '/admin/forgot-password',
          '/admin/register',
          '/admin/set-password',
          link.address,
        ]) {
          await page.goto('/');
          await page.goto(url);
          await expect(page.getByRole('textbox').or(page.getByRole('alert')).first()).toBeVisible();
          await expectNoAxeViolations(page);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(
            await page.evaluate(
              () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
            ),
            `no sideways scroll on ${url}`,
          ).toBe(true);
          await page.setViewportSize({ width, height: 900 });
        }
        await changeSettings(admin, { isRegistrationOpen: false });
        await admin.dispose();
      });
    });
  }

  test('an invitation link opens even if another user is logged in', async ({ page, baseURL }) => {
    const admin = await staffApi(baseURL, 'admin');
    const { link } = await invite(admin, 'at-a-shared-desk');
    await loginAs(page, 'manager');
    await expectDashboard(page);

    await page.goto(link.address);
    await choosePassword(page, PASSWORD);
    await page.getByRole('button', { name: 'Go to log in' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await admin.dispose();
  });
});
