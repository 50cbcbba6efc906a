import type { Page } from '@playwright/test';
import { logIn, makeAccount, PASSWORD } from '../support/accounts.ts';
import { accountButton, logOut } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

// Passkeys belong to a domain; there are none at the IP address of other journeys.
test.use({
  locale: 'en',
  baseURL: async ({ siteUrl }, use) => use(siteUrl.replace('127.0.0.1', 'localhost')),
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/**
 * Adds an authenticator to the browser, which checks the person without asking anybody. Returns a function that makes it answer
 * requests or leave them open: it would accept what the browser suggests at once.
 */
async function plugIn(page: Page): Promise<(answers: boolean) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test.describe('passkeys', () => {
  test('are added by keyboard, log in without a username and as second factor, and are removed', async ({
    page,
    baseURL,
  }) => {
    const admin = await staffApi(baseURL, 'admin');
    await makeAccount(admin, 'keyholder', 'manager');
    const answer = await plugIn(page);
    await openAs(page, 'keyholder', '/admin/profile#passkeys');
    await expect(page.getByText(/You have no passkeys yet/)).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Passkeys' });
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Name/)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Test key');
    await tabTo(page, page.getByLabel(/^Current password/));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(row).toContainText(/Test key.*Not used yet/);
    await expectNoAxeViolations(page);

    const suggested = page.waitForResponse('**/api/auth/login/passkey');
    await logOut(page);
    expect((await suggested).status()).toBe(200);
    await expect(accountButton(page)).toBeVisible();

    await answer(false);
    await logOut(page);
    await expect(page.getByLabel(/^Username/)).toHaveAttribute('autocomplete', 'username webauthn');
    const button = page.getByRole('button', { name: 'Log in with a passkey' });
    await expect(button).toBeVisible();
    await expectNoAxeViolations(page);
    await answer(true);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(accountButton(page)).toBeVisible();
    await page.goto('/admin/profile');
    await expect(row).toContainText(/Last used.*Signature counter: \d/);

    await changeSettings(admin, { secondFactorRoles: ['manager'] });
    await answer(false);
    await logOut(page);
    await logIn(page, 'keyholder', PASSWORD);
    const secondStep = page.getByRole('button', { name: 'Use a passkey' });
    await expect(secondStep).toBeVisible();
    await expectNoAxeViolations(page);
    await answer(true);
    await secondStep.click();
    await expect(accountButton(page)).toBeVisible();
    await page.goto('/admin/profile');
    await page.getByRole('button', { name: 'Remove: Test key' }).click();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Your role needs a second factor');
    await changeSettings(admin, { secondFactorRoles: [] });
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/You have no passkeys yet/)).toBeVisible();
    await expect(heading).toBeFocused();
    await admin.dispose();
  });

  test.describe('on a phone at an IP address', () => {
    test.use({ viewport: { width: 390, height: 844 }, baseURL: async ({ siteUrl }, use) => use(siteUrl) });

    test('explain that they need a host name', async ({ page, baseURL }) => {
      const admin = await staffApi(baseURL, 'admin');
      await makeAccount(admin, 'nameless');
      await admin.dispose();
      await openAs(page, 'nameless', '/admin/profile');
      await expect(page.getByText(/Passkeys need a host name/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
    });
  });
});
