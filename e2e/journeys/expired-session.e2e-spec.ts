import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Ends the manager's sessions from another browser. */
async function endSessions(baseURL: string | undefined): Promise<void> {
  const elsewhere = await staffApi(baseURL, 'manager');
  expect((await elsewhere.delete('/api/profile/sessions')).status()).toBe(204);
  await elsewhere.dispose();
}

const expired = (page: Page): Locator => page.getByRole('dialog', { name: 'Your session has ended' });

async function logInAgain(page: Page, username?: string): Promise<void> {
  const dialog = expired(page);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('manager');
  if (username) await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(`${username ?? 'manager'}-vitral`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Types a testimonial into its dialog and submits it after the session has ended. */
async function saveTestimonial(page: Page, baseURL: string | undefined, name: string): Promise<Locator> {
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const form = page.getByRole('dialog', { name: /testimonial/i });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Testimonial/).fill('Typed slowly and with care.');
  await endSessions(baseURL);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(expired(page)).toBeVisible();
  return form;
}

test.describe('expired session', () => {
  test('a form in a dialog is saved after logging in again', async ({ page, baseURL }) => {
    await loginAs(page, 'manager');
    await saveTestimonial(page, baseURL, 'Expired Tester');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(expired(page)).toBeVisible();
    await tabTo(page, expired(page).getByRole('button', { name: 'Leave without saving' }));
    await tabTo(page, expired(page).getByLabel(/^Password/));

    await logInAgain(page);
    await expect(page.getByText('Testimonial created successfully')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Expired Tester' })).toBeVisible();
  });

  test('selected files and their form are preserved, and uploaded after logging in again', async ({
    page,
    baseURL,
  }) => {
    await loginAs(page, 'manager');
    await page.goto('/admin/upload');
    await page.locator('input[type=file]').setInputFiles(
      ['one.pdf', 'two.pdf'].map((name) => ({
        name: `expired-${name}`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(PDF + name),
      })),
    );
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Training' }).click();
    await page.getByRole('combobox', { name: 'Visibility' }).click();
    await page.getByRole('option', { name: 'Team' }).click();
    await endSessions(baseURL);
    await page.getByRole('button', { name: /^Upload \d/ }).click();

    await logInAgain(page);
    const recent = page.getByRole('list', { name: 'Recent uploads' });
    for (const name of ['expired-one', 'expired-two'])
      await expect(recent.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  });

  test('an expired session is reported once, and the page keeps its scroll position', async ({
    page,
    baseURL,
  }) => {
    await loginAs(page, 'manager');
    await page.goto('/admin/testimonials');
    await page
      .getByRole('button', { name: /Delete/ })
      .first()
      .scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await endSessions(baseURL);
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
    await page.getByRole('switch').last().click();

    await expect(expired(page)).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    const before = refused.length;
    await logInAgain(page);
    await expect(page.getByText(/^Testimonial (de)?activated/)).toBeVisible();
    expect(refused.length).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('the login of another user in a second tab opens the dashboard in the first one, and a logout asks for a login', async ({
    page,
    context,
  }) => {
    await loginAs(page, 'manager');
    await page.goto('/admin/testimonials');
    await expect(page.getByRole('button', { name: 'Add testimonial' })).toBeVisible();
    await context.request.post('/api/auth/logout');
    const tab = await context.newPage();
    await loginAs(tab, 'admin');

    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByText('Adriana Salazar').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await context.request.post('/api/auth/logout');
    await tab.reload();
    await expect(expired(page)).toBeVisible();
  });

  test('another user who logs in starts at the dashboard, and neither sees nor gets data of the previous user', async ({
    page,
    baseURL,
  }) => {
    await loginAs(page, 'manager');
    await saveTestimonial(page, baseURL, 'Never Saved');
    await logInAgain(page, 'admin');

    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Adriana Salazar').first()).toBeVisible();
    const testimonials = (await (await page.request.get('/api/testimonials?limit=100')).json()) as {
      name: string;
    }[];
    expect(testimonials.map(({ name }) => name)).not.toContain('Never Saved');
    expect(await (await page.request.get('/api/unsaved-inputs/testimonials/new')).text()).toBe('');
  });
});
