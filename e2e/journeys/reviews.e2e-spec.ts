import type { Testimonial } from '@vitral/contracts/testimonials';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', viewport: { width: 320, height: 800 } });

test.describe('a review', () => {
  test('is requested from an account that finds it under Today and approves the item', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const language = { name: 'language', value: 'en', url: baseURL ?? '' };
    await context.addCookies([language]);
    await loginAs(page, 'manager', '/admin/testimonials');
    const input = { name: 'Rita Review', text: 'She listened to me.', isActive: false };
    const response = await page.request.post('/api/testimonials', { data: input });
    const { id } = (await response.json()) as Testimonial;
    await page.goto(`/admin/testimonials/${id}`);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const request = page.getByRole('dialog', { name: 'Review', exact: true });
    const reviewer = request.getByRole('combobox', { name: 'Reviewer' });
    // Other journeys may have added accounts that can review.
    await reviewer.click();
    await page.getByRole('option', { name: /@admin\)$/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await request.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(page.getByText('Waiting for a review by Adriana Salazar.')).toBeVisible();

    const other = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    await other.addCookies([language]);
    const admin = await other.newPage();
    await loginAs(admin, 'admin');
    await admin.getByRole('link', { name: 'Rita Review' }).click();
    const answer = admin.getByRole('dialog', { name: 'Review', exact: true });
    await answer.getByRole('textbox', { name: /^Comment/ }).fill('Well said.');
    await expectNoAxeViolations(admin);
    await answer.getByRole('button', { name: 'Approve' }).click();
    await expect(answer).toHaveCount(0);
    await other.close();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
  });
});
