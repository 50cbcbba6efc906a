import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', viewport: { width: 320, height: 800 } });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const file = (lines: string[]) => ({
  name: 'testimonials.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Testimonial,Rating', ...lines].join('\n')),
});

test.describe('an import', () => {
  test('lists bad rows, adds a corrected file, notifies by the bell and is undone', async ({ page }) => {
    await loginAs(page, 'manager', '/admin/testimonials?q=Imogen');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    const choice = dialog.getByLabel('File to import');
    await choice.setInputFiles(file(['Imogen One,Good words.,5', 'Imogen Two,Other words.,9']));
    await expect(dialog.getByText('1 row has problems.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: '3 Rating 9 The number is too large' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);

    await choice.setInputFiles(file(['Imogen One,Good words.,5', 'Imogen Two,Other words.,4']));
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog.getByText('2 items were added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Imogen Two').first()).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await page.getByRole('link', { name: /The import of testimonials.csv is done/ }).click();
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(dialog.getByText('2 items were deleted.')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Imogen Two')).toHaveCount(0);
  });
});
