import type { Testimonial } from '@vitral/contracts/testimonials';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const NAMES = ['Bulka One', 'Bulka Two', 'Bulka Three', 'Bulka Four'];

async function stories(request: APIRequestContext): Promise<[string, boolean][]> {
  const response = await request.get('/api/testimonials?q=Bulka&sort=createdAt&limit=10');
  return ((await response.json()) as Testimonial[]).map(({ name, isActive }) => [name, isActive]);
}

test.describe('bulk changes', () => {
  test('switch a range that was selected with Shift, delete it and bring it back', async ({ page }) => {
    await loginAs(page, 'admin');
    for (const name of NAMES) {
      const response = await page.request.post('/api/testimonials', { data: { name, text: 'Words.' } });
      expect(response.status()).toBe(201);
    }
    await page.goto('/admin/testimonials?q=Bulka');
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    const bar = page.getByRole('region', { name: 'Selected items' });

    await box('Bulka Four').click();
    await box('Bulka Two').click({ modifiers: ['Shift'] });
    await expect(bar.getByRole('status')).toHaveText('3 selected');
    await expect(box('Bulka One')).not.toBeChecked();
    await expectNoAxeViolations(page);
    await bar.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('3 items updated')).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await stories(page.request)).toEqual([
      ['Bulka One', true],
      ['Bulka Two', false],
      ['Bulka Three', false],
      ['Bulka Four', false],
    ]);

    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('link', { name: 'Bulka Four' }).focus();
    await page.keyboard.press('x');
    await expect(box('Bulka Four')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(bar.getByRole('status')).toHaveText('4 selected');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored')).toBeVisible();
    await expect(box('Bulka One')).toBeVisible();
    expect(await stories(page.request)).toHaveLength(4);
  });
});
