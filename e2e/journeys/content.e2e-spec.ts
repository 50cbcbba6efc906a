import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Uploads a public file as the logged-in user and returns its path. */
async function addFile(page: Page, title: string): Promise<string> {
  const response = await page.request.post('/api/content', {
    multipart: {
      title,
      category: 'training',
      visibility: 'public',
      file: { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`${PDF}%${title}`) },
    },
    headers: SAME_ORIGIN,
  });
  expect(response.status()).toBe(201);
  const { filename } = (await response.json()) as { filename: string };
  return `/uploads/${filename}`;
}

/** Adds a file, opens the list filtered to it, and returns the file's path. */
async function openWith(page: Page, title: string): Promise<string> {
  await loginAs(page, 'manager');
  const path = await addFile(page, title);
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(row(page, title)).toBeVisible();
  return path;
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const menu = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await menu(page, title).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.describe('content library', () => {
  test('a manager edits a file by keyboard alone, and the URL keeps the search', async ({ page }) => {
    await openWith(page, 'Keyboard guide');

    await tabTo(page, menu(page, 'Keyboard guide'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit content' });
    await expect(dialog.getByLabel(/^Title/)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' revised');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Tags' }));
    await page.keyboard.type('evening, beginners,');
    await expectNoAxeViolations(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Update' }));
    await page.keyboard.press('Enter');

    await expect(page.getByText('Content updated successfully')).toBeVisible();
    await expect(row(page, 'Keyboard guide revised')).toContainText('#evening · #beginners');
    await expect(menu(page, 'Keyboard guide revised')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search content' })).toHaveValue('Keyboard guide');
    await expect(row(page, 'Keyboard guide revised')).toBeVisible();
  });

  test('several files are selected and deleted at once, and the deletion is undone', async ({ page }) => {
    await loginAs(page, 'manager');
    await addFile(page, 'Bulk one');
    await addFile(page, 'Bulk two');
    await page.goto('/admin/content?q=Bulk');
    await expect(page.getByRole('row')).toHaveCount(3);
    const selectAll = page.getByRole('checkbox', { name: /Select all/ });
    const bar = page.getByRole('region', { name: 'Selected files' });

    await selectAll.click();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expectNoAxeViolations(page);
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 files?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No content found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  test('the delete dialog shows where a file is used, and the file is restored from the trash', async ({
    page,
    request,
  }) => {
    const path = await openWith(page, 'Portrait');
    const testimonial = { name: 'Where-used Tester', text: 'It is used.', image: path };
    const added = await page.request.post('/api/testimonials', { data: testimonial, headers: SAME_ORIGIN });
    const { id } = (await added.json()) as { id: string };

    await choose(page, 'Portrait', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this file?' });
    await expect(question.getByRole('link', { name: 'Testimonial: Where-used Tester' })).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await expect(page.getByText('Content deleted successfully')).toBeVisible();
    expect((await request.get(path)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Portrait')).toBeVisible();
    expect((await request.get(path)).status()).toBe(200);

    await choose(page, 'Portrait', 'Delete');
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await page.getByRole('tab', { name: /^Trash/ }).click();
    await expect(row(page, 'Portrait')).toContainText('29 days left');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Restore Portrait' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();

    // The testimonial would show on the pages of later journeys.
    await page.request.delete(`/api/testimonials/${id}`, { headers: SAME_ORIGIN });
  });

  test('two tabs edit the same file, and the second resolves the conflict without losing input', async ({
    page,
    context,
  }) => {
    await openWith(page, 'Contested');
    await choose(page, 'Contested', 'Edit');
    const mine = page.getByRole('dialog', { name: 'Edit content' });
    await mine.getByLabel(/^Description/).fill('Mine');

    const other = await context.newPage();
    await other.goto('/admin/content?q=Contested');
    await choose(other, 'Contested', 'Edit');
    await other
      .getByRole('dialog')
      .getByLabel(/^Description/)
      .fill('Theirs');
    await other.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await expect(other.getByText('Content updated successfully')).toBeVisible();
    await other.close();

    await mine.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText(/^\S.* changed this on .*, while you were editing it$/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Mine: Mine' })).not.toBeChecked();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'Theirs: Theirs' }).click();
    await page.getByRole('button', { name: 'Use this selection' }).click();
    await expect(mine.getByLabel(/^Description/)).toHaveValue('Theirs');
    await mine.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Content updated successfully')).toBeVisible();
  });

  test('the page fits a narrow phone, and axe finds no violations there', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await loginAs(page, 'manager', '/admin/content');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});
