import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn, makeAccount, PASSWORD } from '../support/accounts.ts';
import { accountButton, logOut } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Opens the profile of a new account. */
async function openProfile(page: Page, baseURL: string | undefined, username: string): Promise<void> {
  const admin = await staffApi(baseURL, 'admin');
  await makeAccount(admin, username);
  await admin.dispose();
  await openAs(page, username, '/admin/profile');
}

async function enterPassword(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel(/^Current password/)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

async function enterPasswordAndCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel(/^Current password/)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByRole('textbox', { name: /^Code/ }));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Goes from the password to the recovery codes, and returns them from the downloaded file. */
async function turnOn(page: Page): Promise<string[]> {
  await enterPassword(page);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const secret = (await page.getByLabel('Setup key').inputValue()).replaceAll(' ', '');
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');

  return saveCodes(page);
}

/** Downloads the recovery codes that the dialog shows, by keyboard, and closes it. */
async function saveCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const [, ...codes] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\s*\n\s*/);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'I have saved them' }));
  await page.keyboard.press('Enter');
  return codes;
}

test.describe('profile', () => {
  test('the second factor is set up, used, renewed and turned off, by keyboard', async ({
    page,
    baseURL,
  }) => {
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

    await logOut(page);
    await logIn(page, 'two-locks', PASSWORD);
    await page.getByLabel(/^Verification code/).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(accountButton(page)).toBeVisible();
    await page.goto('/admin/profile');
    await expect(page.getByText('9 recovery codes left')).toBeVisible();

    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await expectNoAxeViolations(page);
    await enterPasswordAndCode(page, codes[1] ?? '');
    const [newCode = ''] = await saveCodes(page);
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expectNoAxeViolations(page);
    await enterPasswordAndCode(page, newCode);
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(heading).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

    test('a required second factor comes first on the profile, and setting it up opens the console', async ({
      page,
      baseURL,
    }) => {
      const admin = await staffApi(baseURL, 'admin');
      await makeAccount(admin, 'needy', 'manager');
      await changeSettings(admin, { secondFactorRoles: ['manager'] });
      await logIn(page, 'needy', PASSWORD);
      await expect(page.getByText('Set up your second factor')).toBeVisible();
      await expect(page.getByRole('region').first()).toHaveAccessibleName('Second factor');
      await expectNoAxeViolations(page);

      await page.getByRole('button', { name: 'Set up' }).click();
      await turnOn(page);
      await expect(page.getByText('Set up your second factor')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Turn off' })).toBeDisabled();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await page.goto('/admin/testimonials');
      await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
      await changeSettings(admin, { secondFactorRoles: [] });
      await admin.dispose();
    });
  });
});
