import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

const TEXT = 'Typed before the crash.';

const requestOf = (page: Page, method: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes('/api/unsaved-inputs/'),
  );

test.use({ locale: 'en', viewport: { width: 390, height: 844 } });

test.describe('unsaved input', () => {
  test('is offered on another machine after a crash, restored and saved', async ({ browser, baseURL }) => {
    const openForm = async (prepare?: (page: Page) => Promise<unknown>) => {
      const context = await browser.newContext({ baseURL, locale: 'en' });
      await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
      const page = await context.newPage();
      await loginAs(page, 'manager');
      await prepare?.(page);
      await page.goto('/admin/testimonials/new');
      return { context, page };
    };
    // Other journeys may have left input in this form.
    const first = await openForm((page) => page.request.delete('/api/unsaved-inputs/testimonials/new'));
    await first.page.getByRole('textbox', { name: /^Name/ }).fill('Ursula Unsaved');
    const stored = first.page.waitForRequest((request) => request.postData()?.includes(TEXT) ?? false);
    await first.page.getByRole('textbox', { name: /^Testimonial/ }).fill(TEXT);
    expect((await (await stored).response())?.status()).toBe(204);
    await first.context.close();

    const { context, page } = await openForm();
    await expect(page.getByText(/^You have unsaved input from/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ursula Unsaved');
    const deleted = requestOf(page, 'DELETE');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Testimonial created successfully')).toBeVisible();
    expect((await deleted).status()).toBe(204);
    await context.close();
  });
});
