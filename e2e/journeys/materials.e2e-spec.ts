import type { Browser, Download, Page, Route } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

const GUIDE = 'Quiénes somos, en una página';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const row = (page: Page, title: string) =>
  page.getByRole('grid', { name: 'Materials' }).getByRole('row', { name: title });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const bytesOf = async (download: Download) => readFile(await download.path());

/** Opens a page without a session, in a new browser context. */
async function visit(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const visitor = await browser.newContext({ baseURL });
  await visitor.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  return visitor.newPage();
}

test.describe('sales materials', () => {
  test('a user finds and downloads a material, and each download is counted once', async ({ page }) => {
    await loginAs(page, 'user');
    await page.getByRole('link', { name: 'Sales materials', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search materials' }).fill('quiénes');
    await expect(page).toHaveURL(/\?q=qui/);
    await expect(page.getByRole('grid', { name: 'Materials' }).getByRole('row')).toHaveCount(2);
    await expectNoAxeViolations(page);

    const guide = row(page, GUIDE);
    await expect(guide.getByRole('button')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Add New Material' })).toHaveCount(0);
    const counted = guide.locator('[data-field=downloadCount]');
    const before = Number.parseInt(await counted.innerText(), 10);

    const button = guide.getByRole('button', { name: `Download ${GUIDE}` });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(counted).toHaveText(String(before + 1));
    await button.click();
    await expect(counted).toHaveText(String(before + 2));
    await page.reload();
    await expect(counted).toHaveText(String(before + 2));

    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('No materials found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, GUIDE)).toBeVisible();
  });

  test('a visitor opens a share link with its password until it is revoked', async ({
    page,
    browser,
    baseURL,
  }) => {
    await loginAs(page, 'manager', '/admin/sales');
    const requested = new Promise<Route>((hold) => void page.route(/\/share-links/, hold, { times: 1 }));
    await choose(page, GUIDE, 'Share');
    const dialog = page.getByRole('dialog', { name: `Share “${GUIDE}”` });
    const create = dialog.getByRole('button', { name: 'Create link' });
    const place = await create.boundingBox();
    await (await requested).continue();
    await expect(dialog.getByText(/No links yet/)).toBeVisible();
    expect(await create.boundingBox(), 'the loaded links do not move the form').toEqual(place);
    await dialog.getByLabel('Password (optional)').fill('girasol');
    await create.click();
    await expect(dialog.getByText(/The link is ready/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    await expectNoAxeViolations(page);

    const visitor = await visit(browser, baseURL);
    await visitor.goto(url);
    await visitor.getByLabel(/^Password/).fill('girasol');
    await visitor.keyboard.press('Enter');
    const save = visitor.getByRole('link', { name: /Download/ });
    const [download] = await Promise.all([visitor.waitForEvent('download'), save.click()]);
    expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await choose(page, GUIDE, 'Share');
    await expect(dialog.getByText('1 download', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
    const response = await visitor.goto(url);
    expect(response?.status()).toBe(404);
    await visitor.context().close();
  });
});
