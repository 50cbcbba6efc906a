import type { Page } from '@playwright/test';
import { openAccountMenu } from '../support/account-menu.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

const PHONE = { width: 320, height: 640 };

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectNoAxeViolations(page);
}

test.describe('help', () => {
  test('explains a page, opened by keyboard, in Spanish and on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await loginAs(page, 'manager', '/admin/testimonials');
    const button = page.getByRole('button', { name: 'Ayuda de esta página' });
    const sheet = page.getByRole('dialog', { name: 'Ayuda: Testimonios' });
    const text = sheet.getByText(/^Lo que otras personas dicen del equipo/);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await expect(sheet.getByText('Elemento nuevo de la página')).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('h');
    await expect(text).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Buscar o ir a' }).getByRole('combobox').fill('ayuda de');
    await expect(page.getByRole('option', { name: /^Ayuda de esta página/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/testimonials$/);
  });

  test('brings hidden first steps back, on every device of the account', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.setViewportSize(PHONE);
    await loginAs(page, 'admin', '/admin/dashboard');
    const steps = page.getByRole('list', { name: 'First steps' });
    await expect(steps.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
    await expectFits(page);
    await tabTo(page, page.getByRole('button', { name: 'Hide' }));
    await page.keyboard.press('Enter');
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible();
    await expect(steps).toHaveCount(0);

    await page.keyboard.press('h');
    const sheet = page.getByRole('dialog', { name: 'Help: Today' });
    await expect(sheet.getByRole('button', { name: 'Show the first steps again' })).toBeVisible();
    await tabTo(page, sheet.getByRole('button', { name: 'Show the first steps again' }));
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(steps).toBeVisible();
  });

  test('marks the news after an upgrade until they are opened', async ({ page, baseURL }) => {
    const api = await staffApi(baseURL, 'user');
    expect((await api.put('/api/profile/preferences', { data: { newsSeen: '0.0.1' } })).status()).toBe(200);
    await api.dispose();
    await page.setViewportSize(PHONE);
    await loginAs(page, 'user', '/admin/profile');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = await openAccountMenu(page);
    await menu.getByRole('menuitem', { name: 'Novedades, sin leer' }).click();
    const news = page.getByRole('dialog', { name: 'Novedades' });
    await expect(news.getByText('Ctrl+K lo encuentra todo')).toBeVisible();
    await expect(news.getByRole('link', { name: 'Materiales de venta' })).toBeVisible();
    await expect(news.getByRole('link', { name: 'Mensajes' })).toHaveCount(0);
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(news).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(
      (await openAccountMenu(page)).getByRole('menuitem', { name: 'Novedades', exact: true }),
    ).toBeVisible();
  });
});
