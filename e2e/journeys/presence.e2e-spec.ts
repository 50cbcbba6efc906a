import type { Testimonial } from '@vitral/contracts/testimonials';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', viewport: { width: 320, height: 800 } });

test.describe('the form of an item', () => {
  test('shows who else has it open, and loads their changes', async ({ page, context, browser, baseURL }) => {
    const language = { name: 'language', value: 'en', url: baseURL ?? '' };
    await context.addCookies([language]);
    await loginAs(page, 'manager', '/admin/testimonials');
    const input = { name: 'Petra Presence', text: 'The first words.' };
    const response = await page.request.post('/api/testimonials', { data: input });
    const { id } = (await response.json()) as Testimonial;
    const url = `/admin/testimonials/${id}`;
    await page.goto(url);
    const other = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    await other.addCookies([language]);
    const admin = await other.newPage();
    await loginAs(admin, 'admin', url);

    await expect(page.getByText('Adriana Salazar has this open')).toBeVisible();
    await expect(admin.getByText('Mateo Rivas has this open')).toBeVisible();

    await admin.getByRole('textbox', { name: /^Testimonial/ }).fill('Other words.');
    await admin.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Changed by Adriana Salazar just now')).toBeVisible();
    await expect(page.getByText('Adriana Salazar has this open')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Load the current values' }).click();
    await expect(page.getByRole('textbox', { name: /^Testimonial/ })).toHaveValue('Other words.');
    await expect(page.getByText(/^Changed by/)).toHaveCount(0);
    await other.close();
  });
});
