import type { Page } from '@playwright/test';
import type { Role } from '@vitral/contracts/access';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: /^(Search or go to|Buscar o ir a)$/ });

/** Logs in and waits for the console, which handles the keys. */
async function enter(page: Page, role: Role): Promise<void> {
  await loginAs(page, role);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Opens the palette by its keys, and finds `words`. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(words);
}

const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test.describe('the command palette', () => {
  test('finds a person, a file, a session, a page and a setting, and opens each by keyboard', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await enter(page, 'admin');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const sheet = (name: string) => page.getByRole('dialog', { name }).getByRole('textbox').first();
    const finds = [
      ['manager', /Users/, /\/admin\/users\/[\w-]+$/, sheet('Edit user')],
      ['handbook welcome', /Content/, /\/admin\/content\/[\w-]+$/, sheet('Edit content')],
      ['descanso ciencia', /Live sessions/, /\/admin\/zoom\/[\w-]+$/, sheet('Edit live session')],
      ['privac', /Pages/, /\/admin\/pages\/[\w-]+$/, heading],
      ['notif', /^Notifications/, /\/admin\/settings\?tab=notifications$/, heading],
    ] as const;
    for (const [words, name, url, opened] of finds) {
      await find(page, words);
      await expect(line(page, name).first()).toBeVisible();
      while ((await line(page, name).first().getAttribute('aria-selected')) !== 'true')
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(palette(page)).toHaveCount(0);
      await expect(opened).toBeVisible();
    }
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(
      finds.length,
    );
    await expectNoAxeViolations(page);
  });

  test('opens the form of a new item, in Spanish and on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, 'manager');
    await find(page, 'anadir testimonio');
    await expect(line(page, 'Añadir un testimonio')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Nuevo testimonio' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/testimonials\/new$/);
  });

  test('shows a user neither pages nor items of others', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await enter(page, 'user');
    await find(page, 'manager');
    await expect(palette(page).getByRole('status')).toHaveText('0 results');
    await palette(page).getByRole('combobox').fill('settings');
    await expect(palette(page).getByRole('status')).toHaveText('0 results');
  });
});
