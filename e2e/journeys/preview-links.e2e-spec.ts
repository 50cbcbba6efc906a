import type { APIRequestContext, Page } from '@playwright/test';
import type { SitePageState } from '@vitral/contracts/site-pages';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en', expectedErrors: /Blocked script execution|status of 410/ });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

async function makeDraft(staff: APIRequestContext): Promise<SitePageState> {
  const intro = {
    id: crypto.randomUUID(),
    type: 'hero',
    isHidden: false,
    values: { title: 'Un borrador', titleEn: 'A draft' },
  };
  const data = { title: 'Borrador', titleEn: 'Draft', description: '', slug: 'borrador-compartido' };
  const created = await staff.post('/api/site-pages', {
    data: { ...data, isInNavigation: false, isIndexed: false, blocks: [intro] },
  });
  expect(created.status(), await created.text()).toBe(201);
  return (await created.json()) as SitePageState;
}

/** Opens a URL on a phone whose owner has no account. */
async function openOnPhone(page: Page, url: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 320, height: 700 },
      locale: 'en',
    });
  if (!context) throw new Error('No browser');
  await context.addCookies([{ name: 'language', value: 'en', url }]);
  const phone = await context.newPage();
  await phone.goto(url);
  return phone;
}

test.describe('preview links', () => {
  test('a manager shares the draft of a page with somebody without an account, and ends that', async ({
    page,
    baseURL,
  }) => {
    const staff = await staffApi(baseURL, 'manager');
    const { id } = await makeDraft(staff);
    await loginAs(page, 'manager', `/admin/pages/${id}`);
    await page.getByRole('button', { name: 'Share preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share preview' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const url = await dialog.getByLabel('Link to the preview').inputValue();
    await expectNoAxeViolations(page);

    const phone = await openOnPhone(page, url);
    await expect(phone.getByRole('heading', { level: 1, name: 'A draft' })).toBeVisible();
    await expect(phone.getByText('Preview: this page is not public')).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(phone);

    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText('There is no valid link.')).toBeVisible();
    expect((await phone.reload())?.status()).toBe(410);
    await expect(phone.getByRole('heading', { name: 'There is no preview' })).toBeVisible();
    await expectNoAxeViolations(phone);

    await phone.context().close();
    const { version } = (await (await staff.get(`/api/site-pages/${id}`)).json()) as SitePageState;
    expect((await staff.delete(`/api/site-pages/${id}`, { params: { version } })).ok()).toBe(true);
    await staff.dispose();
  });
});
