import type { BrowserContext, Page } from '@playwright/test';
import type { SettingsInput } from '@vitral/contracts/settings';
import { accountButton } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

const DARK = 'rgb(18, 17, 28)';
const AS_BEFORE: Partial<SettingsInput> = {
  isRegistrationOpen: false,
  isMaintenanceOn: false,
  isDark: false,
  isCompact: false,
};

test.use({ colorScheme: 'light' });

async function resetSettings(baseURL: string | undefined): Promise<void> {
  const staff = await staffApi(baseURL, 'admin');
  await changeSettings(staff, AS_BEFORE);
  await staff.dispose();
}

// Journeys that share the server may have left other settings.
test.beforeEach(({ baseURL }) => resetSettings(baseURL));
test.afterEach(({ baseURL }) => resetSettings(baseURL));

const setLanguage = (context: BrowserContext, language: 'es' | 'en', baseURL: string | undefined) =>
  context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);

const expectDark = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(DARK);

test.describe('settings', () => {
  test('an admin changes settings on several tabs, and they apply to site and console', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await setLanguage(context, 'en', baseURL);
    await loginAs(page, 'admin', '/admin/settings');
    await page.getByRole('switch', { name: 'Let anyone request an account' }).click();
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\?tab=appearance$/);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await page.getByRole('switch', { name: 'Compact density' }).click();
    await expect(page.getByText('3 unsaved changes on 2 tabs')).toBeVisible();

    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    const account = accountButton(page);
    const height = (await account.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expectDark(page);
    await expect.poll(async () => (await account.boundingBox())?.height).toBeLessThan(height);
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);

    const elsewhere = await browser.newContext({ baseURL, colorScheme: 'light' });
    await setLanguage(elsewhere, 'en', baseURL);
    const visitor = await elsewhere.newPage();
    await visitor.goto('/admin');
    await expectDark(visitor);
    await visitor.getByRole('link', { name: 'Create account' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    await elsewhere.close();
  });

  test('the console shows that maintenance mode is on, with a link to turn it off', async ({
    page,
    context,
    baseURL,
  }) => {
    const staff = await staffApi(baseURL, 'admin');
    await changeSettings(staff, { isMaintenanceOn: true });
    await staff.dispose();
    await setLanguage(context, 'es', baseURL);
    await loginAs(page, 'admin', '/admin/dashboard');
    await expect(page.getByText('El modo de mantenimiento está activo')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('status').getByRole('link', { name: 'Ir a los ajustes' }).click();
    await page.getByRole('switch', { name: 'Modo de mantenimiento' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('El modo de mantenimiento está activo')).toHaveCount(0);
  });
});

for (const look of [
  { colorScheme: 'light', language: 'es', width: 1440 },
  { colorScheme: 'dark', language: 'en', width: 390 },
] as const) {
  test.describe(`${look.colorScheme}, ${look.language}, ${look.width} px`, () => {
    test.use({
      colorScheme: look.colorScheme,
      viewport: { width: look.width, height: 900 },
    });

    test('axe finds no violations on any tab of the settings', async ({ page, context, baseURL }) => {
      await setLanguage(context, look.language, baseURL);
      await loginAs(page, 'admin', '/admin/settings');
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(7);
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await expectNoAxeViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'sideways scroll').toBe(0);
      }
    });
  });
}
