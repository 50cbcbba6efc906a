import type { Testimonial } from '@vitral/contracts/testimonials';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', viewport: { width: 320, height: 800 } });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.describe('deleted and changed items', () => {
  test('return with Undo, from the trash, and in an earlier version', async ({ page }) => {
    await loginAs(page, 'manager', '/admin/testimonials?q=Tessa');
    const input = { name: 'Tessa Trash', text: 'The first words.' };
    const response = await page.request.post('/api/testimonials', { data: input });
    const row = (await response.json()) as Testimonial;
    await page.reload();

    const remove = page.getByRole('button', { name: 'Delete testimonial by Tessa Trash' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await remove.click();
    await confirm.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored')).toBeVisible();

    await remove.click();
    await confirm.click();
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Trash' }).click();
    const trash = page.getByRole('dialog', { name: 'Trash' });
    await expect(trash.getByText(/^Deleted on .* by Mateo Rivas$/).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await trash.getByRole('button', { name: 'Restore “Tessa Trash”' }).click();
    await expect(trash.getByText('Tessa Trash')).toHaveCount(0);
    await trash.getByRole('button', { name: 'Close' }).click();
    await expect(remove).toBeVisible();

    const changed = { ...row, text: 'Other words.', version: 1 };
    expect((await page.request.put(`/api/testimonials/${row.id}`, { data: changed })).status()).toBe(200);
    await page.goto(`/admin/testimonials/${row.id}`);
    const text = page.getByRole('textbox', { name: /^Testimonial/ });
    await expect(text).toHaveValue('Other words.');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByText('Before: The first words.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await history
      .getByRole('button', { name: /^Use this version/ })
      .first()
      .click();
    await expect(text).toHaveValue('The first words.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Testimonial updated successfully')).toBeVisible();
  });

  test('include accounts, whose deletion is undone and which are erased from the trash', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/users?q=Tomas');
    const data = { name: 'Tomas Trash', username: 'tomas.trash', role: 'user' };
    expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201);
    await page.reload();
    const remove = async () => {
      await page.getByRole('button', { name: 'Actions for Tomas Trash' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored')).toBeVisible();

    await remove();
    await page.getByRole('button', { name: 'Trash' }).click();
    const trash = page.getByRole('dialog', { name: 'Trash' });
    await trash.getByRole('button', { name: 'Erase “Tomas Trash” now' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase now' }).click();
    await expect(trash.getByText('Tomas Trash')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
  });
});
