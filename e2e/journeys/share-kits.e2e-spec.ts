import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

const PLAN = 'Plan de la familia Soto';
const PRICES = 'Precios de la familia Soto';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const KIT = 'Para la familia Soto';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const api = await staffApi(baseURL, 'manager');
  for (const title of [PLAN, PRICES]) {
    const file = {
      name: `${title}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`${PDF}%${title}`),
    };
    const multipart = { title, category: 'sales', visibility: 'team', file };
    expect((await api.post('/api/content', { multipart })).status()).toBe(201);
  }
  await api.dispose();
});

/** A browser with a window: opens of one without are not counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Opens a page without a session, in a new browser context. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const visitor = await browser.newContext({ locale: 'en', userAgent: PHONE });
  const page = await visitor.newPage();
  await page.goto(`${url}?lang=en`);
  return page;
}

test.describe('kits', () => {
  test('a user shares two materials as one page, of which a reader becomes a lead', async ({
    page,
    browser,
  }) => {
    await loginAs(page, 'user', `/admin/sales?q=${encodeURIComponent(PLAN)}`);
    await page.getByRole('button', { name: `Actions for ${PLAN}` }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: `Share “${PLAN}”` });
    await dialog.getByRole('combobox', { name: 'Add more materials' }).fill('precios de la familia');
    await page.getByRole('option', { name: PRICES }).click();
    await dialog.getByRole('button', { name: `Move “${PRICES}” up` }).click();
    await dialog.getByLabel(/^Title of the page/).fill(KIT);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Share as one page' }).click();
    await expect(dialog.getByText(/The link is ready/)).toBeVisible();
    const url = await dialog.getByRole('textbox', { name: 'Link URL' }).first().inputValue();

    const first = await visit(browser, url);
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(KIT);
    await expect(first.getByRole('heading', { level: 2 }).first()).toHaveText(PRICES);
    await expectNoAxeViolations(first);
    const second = await visit(browser, url);
    const save = second.getByRole('link', { name: `Download: ${PLAN}` });
    await Promise.all([second.waitForEvent('download'), save.click()]);
    await second.getByLabel('Name').fill('Rosa Soto');
    await second.getByLabel('Email', { exact: true }).fill('rosa@example.org');
    await second.getByRole('button', { name: 'Send my details' }).click();
    await expect(second.getByText('Thank you, we received your details')).toBeVisible();
    await first.context().close();
    await second.context().close();

    await page.goto(`/admin/links?q=${encodeURIComponent(KIT)}`);
    const row = page.getByRole('list', { name: 'Shared links' }).getByRole('listitem');
    for (const text of ['2 people', '1 lead', '1 download', `2 materials: ${PRICES} · ${PLAN}`])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    await row.getByRole('link', { name: KIT }).click();
    const sheet = page.getByRole('dialog', { name: `Link to “${KIT}”` });
    await expect(page).toHaveURL(/\/admin\/links\/[\da-f-]{36}/);
    await sheet.getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'Never' }).click();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Link changed')).toBeVisible();
    await expect(row.getByText('Until it is revoked')).toBeVisible();
  });
});
