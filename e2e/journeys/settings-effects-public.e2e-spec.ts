import { inEveryLanguage } from '@vitral/contracts/languages';
import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

let staff: APIRequestContext;
test.beforeAll(async ({ siteUrl }) => {
  staff = await staffApi(siteUrl, 'admin');
});
test.afterAll(() => staff.dispose());

const { siteName, siteDescription, isMaintenanceOn, isDark } = DEFAULT_SETTINGS;
test.afterEach(() => changeSettings(staff, { siteName, siteDescription, isMaintenanceOn, isDark }));

test.describe('effects of the settings on the public site', () => {
  test('the site name and description appear in header, footer, title and metadata', async ({ page }) => {
    await changeSettings(staff, {
      siteName: { ...inEveryLanguage(() => ''), es: 'Faro', en: 'Lighthouse' },
      siteDescription: { ...inEveryLanguage(() => ''), en: 'Light for all' },
    });
    await page.goto('/en');

    await expect(page).toHaveTitle('Lighthouse · Leadership and wellness');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lighthouse, home' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Lighthouse\. All rights reserved\./);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Light for all');
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Lighthouse');

    await page.goto('/es/contact');
    await expect(page).toHaveTitle('Contacto · Faro');
    await page.goto('/admin');
    await expect(page).toHaveTitle(/Faro$/);
  });

  test.describe('maintenance', () => {
    test.use({ expectedErrors: /503/, viewport: { width: 320, height: 700 } });

    test('replaces public pages in the visitor’s language until it is turned off', async ({ page }) => {
      await page.goto('/fr/education');
      await changeSettings(staff, { isMaintenanceOn: true });

      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Nous revenons bientôt' })).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'We will be right back' })).toBeVisible();

      await changeSettings(staff, { isMaintenanceOn: false });
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/en\/education$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/live/i);
    });
  });

  test('the dark theme setting overrides a light device', async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en/contact');
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    expect(dark).not.toBe(light);

    await changeSettings(staff, { isDark: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en/contact');
    expect(await ground()).toBe(dark);
    await expectNoAxeViolations(page);
  });
});
