import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const SIZES = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

test.use({ timezoneId: 'Europe/Madrid' });

test.describe('the month of live sessions', () => {
  for (const { width, height, colorScheme } of SIZES) {
    test(`opens by keyboard, stays in the URL, and is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto('/en/education#calendario');
      await page.getByRole('button', { name: 'Month' }).press('Enter');
      const title = page.getByRole('heading', { level: 3 }).filter({ hasText: /^\w+ 20\d\d$/ });
      const current = (await title.textContent()) ?? '';
      const chosen = page.getByRole('gridcell', { selected: true });
      await chosen.focus();
      await page.keyboard.press('PageDown');

      await expect(chosen).toBeFocused();
      await expect(title).not.toHaveText(current);
      await expectNoAxeViolations(page);

      await page.reload();
      await expect(page.getByRole('grid', { name: current })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('a week is printed on one sheet, also in the dark theme and without scripts', async ({
    browser,
    baseURL,
  }) => {
    for (const options of [{ colorScheme: 'dark' }, { javaScriptEnabled: false }] as const) {
      const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/es/educacion#calendario');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Los próximos siete días' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Quienes enseñan' })).toBeHidden();
      await expect(page.getByText('Fechas, cambios e inscripción')).toBeVisible();

      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      await context.close();
    }
  });
});
