import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.describe('API keys', () => {
  test('an admin sets an API key, which is never shown again, and removes it', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/settings?tab=integrations');
    const row = page.getByRole('listitem', { name: 'YouTube (video platform)' });
    const field = row.locator('input[type="password"]');
    await field.fill('a-key-of-no-account-9f3c');
    await page.keyboard.press('Enter');
    await expect(row.getByText(/^•••• 9f3c, set on/)).toBeVisible();
    await expect(field).toHaveValue('');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(row.getByText(/^•••• 9f3c, set on/)).toBeVisible();
    expect(await page.content()).not.toContain('a-key-of-no-account');

    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row.getByText('No key is set.')).toBeVisible();
  });

  test('an admin finds a client error and clears it', async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL });
    const error = {
      kind: 'script',
      message: 'Journey of an error',
      page: '/es',
      stack: 'Error\n at journey',
    };
    for (let times = 0; times < 2; times += 1) {
      const response = await elsewhere.request.post('/api/client-errors', {
        data: error,
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(response.status()).toBe(204);
    }
    await elsewhere.close();

    await loginAs(page, 'admin', '/admin/debug');
    const list = page.getByRole('list', { name: 'Browser errors' });
    const row = list.getByRole('listitem').filter({ hasText: error.message });
    await expect(row.getByText('2 times')).toBeVisible();
    await row.getByText('Stack').click();
    await expect(row.getByText('at journey')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('No errors', { exact: true })).toBeVisible();
  });
});
