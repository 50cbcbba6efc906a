import type { Locator, Page } from '@playwright/test';
import type { ContentItem } from '@vitral/contracts/content';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

const setLanguage = (page: Page, language: string, baseURL = '') =>
  page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);

/** Scrolls to a card until its content appears: a card loads only near the viewport, and cards above it may push it away. */
async function showCard(card: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    await card.scrollIntoViewIfNeeded({ timeout: 1000 });
    await content.waitFor({ timeout: 1000 });
  }).toPass();
}

/** The card of the chart, which has another title until it is near the screen. */
const chart = (page: Page) => page.getByRole('region', { name: /^(Activity|Last \d+ days)$/ });

/** Returns today's row of the table of the chart. */
async function today(page: Page): Promise<string[]> {
  const tableButton = chart(page).getByRole('button', { name: 'Table' });
  await showCard(chart(page), tableButton);
  await tableButton.click();
  return chart(page).locator('tbody tr').last().getByRole('cell').allTextContents();
}

test.describe('Today', () => {
  test('a manager sees the figures, and the chart counts a new download', async ({ page, baseURL }) => {
    const api = await staffApi(baseURL, 'manager');
    const [item] = (await (await api.get('/api/content?category=sales&visibility=public')).json()) as [
      ContentItem,
    ];
    expect((await api.post(`/api/content/${item.id}/download`)).status()).toBe(204);
    await api.dispose();
    await setLanguage(page, 'en', baseURL);
    await loginAs(page, 'manager');

    await expect(page.getByText('Welcome back, manager')).toBeVisible();
    await expect(page.getByRole('term')).toHaveText([
      'Files',
      'Testimonials',
      'Live sessions',
      'Sales materials',
      'Visits to materials',
      'Messages',
    ]);
    await expect(page.getByText(/^▲?▼?\d+ new, /)).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveText([
      'Edit the landing page',
      'Manage testimonials',
      'Browse sales materials',
      'Open team resources',
      'See social feeds',
    ]);
    const activities = page.getByRole('region', { name: 'Recent activities' });
    const newest = activities.getByRole('listitem').first();
    await showCard(activities, newest);
    await expect(newest).toContainText('logged in');
    const [before] = await today(page);
    expect(Number(before)).toBeGreaterThan(0);
    await expect(chart(page).getByRole('columnheader')).toHaveText([
      'Day',
      'Visits to materials',
      'Messages',
      'Total',
    ]);

    expect((await page.request.post(`/api/content/${item.id}/download`)).status()).toBe(204);
    await page.reload();
    await expect.poll(() => today(page).then(([visits]) => Number(visits))).toBe(Number(before) + 1);
    await expectNoAxeViolations(page);
  });

  test('an admin follows the analytics link to the live sessions, in Spanish and on a phone', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await setLanguage(page, 'es', baseURL);
    await loginAs(page, 'admin');
    await expect(page.getByText('Te damos la bienvenida, admin')).toBeVisible();
    await expect(page.getByText(/\d altas?, /)).toHaveCount(4);
    const activities = page.getByRole('region', { name: 'Actividad reciente' });
    await showCard(activities, activities.getByRole('listitem').first());
    await expect(activities).toContainText('inició sesión');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'Ver estadísticas' }).click();
    await expect(page).toHaveURL(/\/admin\/zoom#analytics$/);
  });
});
