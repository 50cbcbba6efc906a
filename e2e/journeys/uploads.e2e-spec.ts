import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
/** One red pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

const pdf = (name: string, size = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF.padEnd(size, '\n')),
});

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

async function openUpload(page: Page): Promise<void> {
  await loginAs(page, 'manager', '/admin/upload');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload files' })).toBeVisible();
}

const fileInput = (page: Page) => page.locator('input[type=file]');
const selected = (page: Page) => page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
const recent = (page: Page) => page.getByRole('list', { name: 'Recent uploads' }).getByRole('listitem');
const submit = (page: Page) => page.getByRole('button', { name: /^Upload \d/ });

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Training' }).click();
  await page.getByRole('combobox', { name: 'Visibility' }).click();
  await page.getByRole('option', { name: 'Team' }).click();
}

/** Drops files on an element, as from a file manager. */
async function drop(zone: Locator, files: { name: string; type: string; base64: string }[]): Promise<void> {
  const data = await zone.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(event, { dataTransfer: data });
}

test.describe('uploads', () => {
  test('a manager uploads by keyboard, and refused file types are left out', async ({ page }) => {
    await openUpload(page);

    const choose = page.getByRole('button', { name: 'Choose files' });
    // The listener must exist before the file picker opens.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles([
      pdf('Keyboard guide.pdf'),
      { name: 'Keyboard prices.csv', mimeType: 'text/csv', buffer: Buffer.from('product,price\nA,1\n') },
      { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(page.getByText('setup.exe: files of this kind are not accepted')).toBeVisible();
    await expect(selected(page)).toHaveCount(2);

    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please select category and visibility')).toBeVisible();
    const category = page.getByRole('combobox', { name: 'Category' });
    await expect(category).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.type('Tr');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Visibility' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Public' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Visibility' })).toHaveText('Public');
    await tabTo(page, page.getByRole('combobox', { name: 'Tags' }));
    await page.keyboard.type('keys,');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');

    await expect(page.getByText('Keyboard guide.pdf uploaded successfully')).toBeVisible();
    await expect(page.getByText('Keyboard prices.csv uploaded successfully')).toBeVisible();
    await expect(selected(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
    await expect(recent(page).first()).toContainText('Keyboard prices');
    await expect(recent(page).first()).toContainText('keys');
    await expect(recent(page).nth(1)).toContainText('Keyboard guide');
  });

  test('a dropped picture is uploaded with a focal point, and listed among the recent uploads', async ({
    page,
  }) => {
    await openUpload(page);
    await drop(page.getByText('Drop files here'), [{ name: 'Dropped.png', type: 'image/png', base64: PNG }]);

    const point = page.getByRole('slider', { name: 'Focal point' });
    await point.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(point).toHaveAttribute('aria-valuetext', '40% from the left, 50% from the top');
    await expectNoAxeViolations(page);
    await fillIn(page);
    await submit(page).click();
    await expect(recent(page).first().getByRole('link', { name: 'Dropped' })).toBeVisible();

    const [item] = await page.evaluate(() => fetch('/api/content?limit=1&q=Dropped').then((a) => a.json()));
    expect(item).toMatchObject({ type: 'image', focalPoint: { x: 40, y: 50 }, visibility: 'team' });
  });

  test('a file whose response was lost is retried and stored once', async ({ page }) => {
    await openUpload(page);
    let attempts = 0;
    await page.route('**/api/content', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      attempts += 1;
      if (attempts > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await fileInput(page).setInputFiles([pdf('Lost response.pdf')]);
    await fillIn(page);
    await submit(page).click();

    await expect(selected(page)).toContainText(
      'Failed to upload Lost response.pdf: The server could not be reached',
    );
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('Training');
    await page.getByRole('button', { name: 'Retry Lost response.pdf' }).click();
    await expect(page.getByText('Lost response.pdf uploaded successfully')).toBeVisible();
    await expect(selected(page)).toHaveCount(0);
    expect(attempts).toBe(2);
    await expect(recent(page).filter({ hasText: 'Lost response' })).toHaveCount(1);
  });

  test('a slow upload shows its percentage, asks before the user leaves, and can be cancelled', async ({
    page,
  }) => {
    await openUpload(page);
    const network = await page.context().newCDPSession(page);
    const uploadThroughput = 400_000;
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
    await fileInput(page).setInputFiles([pdf('Slow.pdf', 8_000_000)]);
    await fillIn(page);
    await submit(page).click();

    const bar = page.getByRole('progressbar', { name: 'Uploading Slow.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', /^([1-9]|[1-8]\d)$/);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await expect(question).toContainText('Files are being uploaded');
    await question.getByRole('button', { name: 'Stay here' }).click();

    await page.getByRole('button', { name: 'Cancel Slow.pdf' }).click();
    await expect(selected(page)).toContainText('Cancelled');
    await expect(recent(page).filter({ hasText: 'Slow' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
