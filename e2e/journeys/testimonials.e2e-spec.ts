import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

const NAME = 'Journey Tester';
const FIRST = 'I came for one evening and stayed for a year.';
const SECOND = 'I came for one evening and stayed for two years.';
/** 1200 × 630 pixels. */
const PICTURE = new URL('../../mfe-public/src/assets/open-graph.jpg', import.meta.url);

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Expects the English landing page to show a testimonial, or not to show it. */
async function expectOnLanding(page: Page, text: string, isThere: boolean): Promise<void> {
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!visitor) throw new Error('No browser');
  const landing = await visitor.newPage();
  await landing.goto('/en');
  const quotes = landing
    .getByRole('region', { name: 'In the words of those already here' })
    .locator('blockquote');
  await expect(quotes.first()).toBeVisible();
  const found = quotes.filter({ hasText: text });
  await expect(found).toHaveCount(isThere ? 1 : 0);
  await expect(found).toBeVisible({ visible: isThere });
  await visitor.close();
}

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: NAME });

test.describe('testimonials', () => {
  test('a manager adds, edits, deactivates and deletes a testimonial, and the landing page shows each change', async ({
    page,
  }) => {
    await loginAs(page, 'manager');
    await page.getByRole('link', { name: 'Testimonials', exact: true }).click();

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

  test('a picture from the library is found, selected and cropped by keyboard', async ({ page }) => {
    await loginAs(page, 'manager');
    const title = 'Lake at dawn';
    const uploaded = await page.request.post('/api/content', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      multipart: {
        category: 'marketing',
        visibility: 'public',
        title,
        file: { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: await readFile(PICTURE) },
      },
    });
    const { filename } = (await uploaded.json()) as { filename: string };
    await page.goto('/admin/testimonials');
    await page.getByRole('button', { name: 'Add testimonial' }).click();
    const choose = page.getByRole('button', { name: 'Choose from the library' });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const library = page.getByRole('dialog', { name: 'Picture library' });
    await library.getByLabel('Search pictures').fill('dawn');
    await expect(library.getByText('1 picture', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, library.getByRole('option', { name: title }));
    await page.keyboard.press('Enter');
    await expect(library).toHaveCount(0);
    await expect(choose).toBeFocused();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Picture URL')).toHaveValue(`/uploads/${filename}`);
    await expect(form.getByRole('img', { name: 'Picture of' })).toBeVisible();

    const crop = form.getByRole('button', { name: 'Crop' });
    await tabTo(page, crop);
    await page.keyboard.press('Enter');
    const cropping = page.getByRole('dialog', { name: 'Crop the picture' });
    const size = cropping.getByRole('status');
    await expect(size).toHaveText('960 × 504 pixels');
    await expectNoAxeViolations(page);
    await tabTo(page, cropping.getByRole('button', { name: 'Free' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(size).toHaveText('630 × 630 pixels');
    await tabTo(page, cropping.getByLabel('Top left corner of the crop'));
    await page.keyboard.press('Shift+ArrowRight');
    await expect(size).not.toHaveText('630 × 630 pixels');
    const [, width] = /^(\d+) × \1 pixels$/.exec(await size.innerText()) ?? [];
    await tabTo(page, cropping.getByRole('button', { name: 'Use the crop' }));
    await page.keyboard.press('Enter');
    await expect(cropping).toHaveCount(0);
    await expect(page.getByText('Picture uploaded')).toBeVisible();
    const url = await form.getByLabel('Picture URL').inputValue();
    expect(url).not.toContain(filename);
    const { width: cropped, height } = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    }, url);
    expect([cropped, height]).toEqual([Number(width), Number(width)]);
  });
});
