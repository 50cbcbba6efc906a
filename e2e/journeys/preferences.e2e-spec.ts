import type { Page } from '@playwright/test';
import type { Density } from '@vitral/contracts/accounts';
import { accountButton, logOut, openAccountMenu } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

/** Pixels of the window. */
const HEIGHT = 900;

const LIGHT = 'rgb(245, 244, 249)';
const DARK = 'rgb(18, 17, 28)';

test.use({ locale: 'en', colorScheme: 'light' });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const expectBackground = (page: Page, color: string) => expect.poll(() => background(page)).toBe(color);

async function chooseTheme(page: Page, name: string): Promise<void> {
  const menu = await openAccountMenu(page);
  const theme = menu.getByRole('menuitemradio', { name: `Appearance: ${name}` });
  await theme.click();
  await expect(theme).toBeChecked();
  await page.keyboard.press('Escape');
}

/** Records every background colour painted from the first frame of the next page on. */
async function watchBackground(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBackgrounds: seen });
    const record = () => {
      const color = document.body && getComputedStyle(document.body).backgroundColor;
      if (color && color !== 'rgba(0, 0, 0, 0)' && seen.at(-1) !== color) seen.push(color);
      requestAnimationFrame(record);
    };
    record();
  });
}

test.describe('personal preferences', () => {
  test('theme and density of an account apply on every device, from the first paint', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'user');
    await expectBackground(page, LIGHT);
    await chooseTheme(page, 'Dark');
    await expectBackground(page, DARK);
    await page.goto('/admin/profile');
    const button = accountButton(page);
    const before = (await button.boundingBox())?.height ?? 0;
    await page.getByRole('radio', { name: 'Compact' }).click();
    await expect.poll(async () => (await button.boundingBox())?.height).toBeLessThan(before);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectNoAxeViolations(page);

    const elsewhere = await browser.newContext({ baseURL, colorScheme: 'light' });
    await elsewhere.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    const other = await elsewhere.newPage();
    await loginAs(other, 'user');
    await expectBackground(other, DARK);
    await watchBackground(other);
    await other.goto('/admin/profile');
    await expect(other.getByRole('radio', { name: 'Compact' })).toBeChecked();
    const seen = await other.evaluate(
      () => (window as unknown as { seenBackgrounds: string[] }).seenBackgrounds,
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const color of seen) expect(Number(/\d+/.exec(color)?.[0])).toBeLessThan(40);

    await logOut(other);
    await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expectBackground(other, LIGHT);
    await elsewhere.close();
  });

  test('the system theme applies immediately when it changes', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'manager');
    await chooseTheme(page, 'As the device');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectBackground(page, DARK);
    await chooseTheme(page, 'Light');
    await expectBackground(page, LIGHT);
  });

  test('the compact density has room for twelve rows, and folded figures stay folded', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/content');
    const choose = (density: Density | null) =>
      page.request.put('/api/profile/preferences', {
        data: { density },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
    expect((await choose('compact')).status()).toBe(200);
    const figures = page.getByRole('button', { name: 'Figures' });
    await figures.click();
    for (const path of ['/admin/content', '/admin/messages']) {
      await page.goto(path);
      await expect(figures).toHaveAttribute('aria-expanded', 'false');
      const first = page.getByRole('row').nth(1);
      await expect(first).toBeVisible();
      const { y = HEIGHT, height = HEIGHT } = (await first.boundingBox()) ?? {};
      expect(height).toBe(40);
      expect(Math.floor((HEIGHT - y) / height), path).toBeGreaterThanOrEqual(12);
    }
    await choose(null);
  });
});
