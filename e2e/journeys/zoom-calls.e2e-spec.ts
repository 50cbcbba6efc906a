import type { Page } from '@playwright/test';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { ZOOM_APP } from '@vitral/stand-ins/zoom';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en', timezoneId: 'Europe/Madrid' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.afterEach(async ({ baseURL }) => {
  const staff = await staffApi(baseURL, 'admin');
  await staff.delete('/api/zoom-account');
  await staff.dispose();
});

const TITLE = 'Breathing together';

const row = (page: Page) =>
  page
    .getByRole('list', { name: 'List of live sessions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Actions for ${TITLE}` }) });

async function setAccount(page: Page): Promise<void> {
  await page.goto('/admin/settings?tab=integrations');
  const form = page.getByRole('form', { name: 'Zoom account' });
  await form.getByLabel(/^Account ID/).fill(ZOOM_APP.accountId);
  await form.getByLabel(/^Client ID/).fill(ZOOM_APP.clientId);
  await form.getByLabel(/^Client secret/).fill(ZOOM_APP.clientSecret);
  await form.getByRole('button', { name: 'Save the Zoom account' }).click();
  await page.getByRole('button', { name: 'Test the Zoom account' }).click();
  await expect(page.getByText('Zoom accepted the credentials.')).toBeVisible();
  await expectNoAxeViolations(page);
}

async function createManaged(page: Page): Promise<void> {
  await page.goto('/admin/zoom');
  await page.getByRole('button', { name: 'New live session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title in Spanish/).fill('Respirar juntos');
  await dialog.getByLabel(/^Title in English/).fill(TITLE);
  await dialog.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Health' }).click();
  await dialog.getByRole('switch', { name: /Zoom/ }).click();
  await expect(dialog.getByLabel(/^Link to the call/)).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Tuesday' }).check();
  await dialog.getByLabel(/^Start/).fill('18:00');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
}

test.describe('a live session in Zoom', () => {
  test('is created there, joined by visitors through its link, and deleted there', async ({ page, zoom }) => {
    await loginAs(page, 'admin', '/admin');
    await setAccount(page);
    await createManaged(page);
    await expect(row(page).getByText('In Zoom')).toBeVisible();
    await row(page)
      .getByRole('button', { name: `Details of “${TITLE}”` })
      .click();
    await expect(row(page).getByText(/^Up to date in Zoom since/)).toBeVisible();
    expect(zoom.only()).toMatchObject({ topic: 'Respirar juntos' });
    await expectNoAxeViolations(page);

    const list = (await (await page.request.get('/api/zoom-meetings')).json()) as ZoomMeeting[];
    const { id } = list.find(({ titleEn }) => titleEn === TITLE) ?? {};
    const joined = await page.request.get(`/api/zoom-meetings/${id}/join`, { maxRedirects: 0 });
    expect(joined.headers()['location']).toBe(zoom.only().join_url);

    await row(page)
      .getByRole('button', { name: `Actions for ${TITLE}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page)).toHaveCount(0);
    await expect.poll(() => zoom.meetings.size).toBe(0);
  });
});
