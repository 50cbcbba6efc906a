import type { Page } from '@playwright/test';
import { OIDC_CLIENT } from '@vitral/stand-ins/identity-provider';
import { accountButton, logOut } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.afterEach(async ({ baseURL }) => {
  const staff = await staffApi(baseURL, 'admin');
  const providers = (await (await staff.get('/api/identity-providers')).json()) as { id: string }[];
  for (const { id } of providers) await staff.delete(`/api/identity-providers/${id}`);
  await staff.dispose();
});

/** Types into the field with the focus, then moves on to the next one. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

/** Adds the provider in the settings by keyboard, and returns the URLs to register there. */
async function addProvider(page: Page, issuer: string) {
  await page.goto('/admin/settings?tab=security');
  const add = page.getByRole('button', { name: 'Add a provider' });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await expectNoAxeViolations(page);
  await type(page, 'Estudio');
  await type(page, issuer);
  await type(page, OIDC_CLIENT.clientId);
  await page.keyboard.type(OIDC_CLIENT.clientSecret);
  await tabTo(page, dialog.getByRole('switch', { name: 'Create an account' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Add a rule' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Claim/).first()).toBeFocused();
  await page.keyboard.type('groups');
  await tabTo(page, dialog.getByLabel(/^Value/));
  await page.keyboard.type('editors');
  await tabTo(page, dialog.getByRole('button', { name: 'Try' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/gets the role Manager/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  return {
    redirectUrl: await page.getByLabel('Redirect URL').inputValue(),
    logoutUrl: await page.getByLabel('Back-channel logout URL').inputValue(),
  };
}

/** Types a name at the provider's own login page. */
async function logInAt(page: Page, issuer: string, name: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === issuer);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

test.describe('single sign-on', () => {
  test('is set up, logs in and renews the login by keyboard with a real provider', async ({
    page,
    provider,
  }) => {
    const { issuer, people } = provider;
    people.set('ines', {
      claims: { email: 'ines@estudio.example', email_verified: true, name: 'Inés Roca', groups: ['editors'] },
    });
    await loginAs(page, 'admin', '/admin');
    await provider.register(await addProvider(page, issuer));
    await tabTo(page, page.getByRole('button', { name: 'Test Estudio' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The provider responds and accepts this site.')).toBeVisible();
    await expectNoAxeViolations(page);
    await logOut(page);

    await page.goto('/admin/profile');
    const link = page.getByRole('link', { name: 'Continue with Estudio' });
    await expect(link).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await logInAt(page, issuer, 'nobody');
    await expect(page.getByText('You cancelled the login with the provider')).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await logInAt(page, issuer, 'ines');
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(page.getByRole('list', { name: 'Linked logins' })).toContainText('ines@estudio.example');

    const password = page.getByLabel(/^New password/);
    await tabTo(page, password);
    await page.keyboard.type('tres linternas de papel');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const renew = dialog.getByRole('button', { name: 'Confirm with Estudio' });
    await expect(renew).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, renew);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const tab = await opened;
    await logInAt(tab, issuer, 'ines');
    await expect(tab.getByRole('heading', { name: 'It is you: confirmed' })).toBeVisible();
    await expectNoAxeViolations(tab);
    await tab.close();
    await expect(page.getByText(/Password changed/)).toBeVisible();
  });
});
