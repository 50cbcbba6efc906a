import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

const NAME = 'Journey Tester';
const FIRST = 'I came for one evening and stayed for a year.';
const SECOND = 'I came for one evening and stayed for two years.';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Whether the landing page shows a text, the newest, as a visitor in English finds it. */
async function expectOnLanding(page: Page, text: string, isThere: boolean): Promise<void> {
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!visitor) throw new Error('No browser');
  const landing = await visitor.newPage();
  await landing.goto('/en');
  const quotes = landing.getByRole('region', { name: 'Testimonials' }).locator('blockquote');
  await expect(quotes.first()).toBeVisible();
  const found = quotes.filter({ hasText: text });
  await expect(found).toHaveCount(isThere ? 1 : 0);
  await expect(found).toBeVisible({ visible: isThere });
  await visitor.close();
}

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: NAME });

test('a manager adds, edits, switches off and deletes a testimonial, and the landing page follows', async ({
  page,
}) => {
  await loginAs(page, 'manager');
  await page.getByRole('link', { name: 'Testimonials' }).click();

  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel(/^Name/).fill(NAME);
  await dialog.getByLabel(/^Testimonial/).fill(FIRST);
  await dialog.getByLabel(/^Language/).click();
  await page.getByRole('option', { name: 'English' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Testimonial created successfully')).toBeVisible();
  await expectOnLanding(page, FIRST, true);

  await card(page).getByRole('button', { name: /Edit/ }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Testimonial/)
    .fill(SECOND);
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Testimonial updated successfully')).toBeVisible();
  await expectOnLanding(page, SECOND, true);

  await card(page).getByRole('switch').click();
  await expect(page.getByText('Testimonial deactivated')).toBeVisible();
  await expectOnLanding(page, SECOND, false);

  await card(page)
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Testimonial deleted successfully')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('two people edit the same testimonial: the second sees both sides and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await loginAs(page, 'manager');
  await page.goto('/admin/testimonials');
  const first = page.getByRole('listitem').filter({ hasText: 'Jasmine Carter' });
  await first.getByRole('button', { name: /Edit/ }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Company/)
    .fill('Mine');

  const other = await browser.newContext({ baseURL });
  await other.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const second = await other.newPage();
  await loginAs(second, 'admin');
  await second.goto('/admin/testimonials');
  await second
    .getByRole('listitem')
    .filter({ hasText: 'Jasmine Carter' })
    .getByRole('button', { name: /Edit/ })
    .click();
  await second
    .getByRole('dialog')
    .getByLabel(/^Company/)
    .fill('Theirs');
  await second.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(second.getByText('Testimonial updated successfully')).toBeVisible();
  await other.close();

  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('This item changed while you were editing it')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mine: Mine' })).toBeChecked();
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click();
  await page.getByRole('button', { name: 'Use this selection' }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Company/)).toHaveValue('Theirs');
});
