import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

const NAME = 'Rosa Journey';
const TEXT = 'They listened when nobody else did.';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Opens a separate browser with the size of a phone. */
async function openPhone(page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, locale: 'en' });
  if (!context) throw new Error('No browser');
  return context.newPage();
}

async function expectShown(phone: Page, isShown: boolean): Promise<void> {
  const { origin } = new URL(phone.url());
  const tab = await phone.context().newPage();
  await tab.goto(`${origin}/en/testimonials`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByText(TEXT)).toHaveCount(isShown ? 1 : 0);
  await tab.close();
}

async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask for testimonials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for testimonials' });
  await dialog.getByLabel(/^For/).fill('Rosa');
  await dialog.getByLabel('Language of the form').click();
  await page.getByRole('option', { name: 'English' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(/The link is ready/)).toBeVisible();
  await expectNoAxeViolations(page);
  const url = await dialog.getByLabel('Link URL').first().inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return url;
}

async function sendTestimonial(phone: Page): Promise<void> {
  const send = phone.getByRole('button', { name: 'Send my testimonial' });
  await phone.getByRole('textbox', { name: 'Your testimonial' }).fill(TEXT);
  await send.click();
  await expect(phone.getByText('Choose a rating.')).toBeVisible();
  await expectNoAxeViolations(phone);
  await expect(phone.getByRole('textbox', { name: 'Your testimonial' })).toHaveValue(TEXT);
  await phone.getByRole('radio', { name: '5 stars' }).check();
  await phone.getByLabel(/^Name/).fill(NAME);
  await phone.getByRole('checkbox', { name: /^I agree that/ }).check();
  await send.click();
  await expect(phone.getByRole('heading', { name: 'Thank you, we received your testimonial' })).toBeVisible();
  await expectNoAxeViolations(phone);
}

test.describe('testimonials by link', () => {
  test('a visitor sends one, staff approve it, and the visitor takes it down', async ({ page }) => {
    await loginAs(page, 'manager');
    await page.getByRole('link', { name: 'Testimonials', exact: true }).click();
    const phone = await openPhone(page);
    await phone.goto(await createLink(page));
    await sendTestimonial(phone);
    await expectShown(phone, false);

    await page.goto('/admin/testimonials?reviewState=pending');
    await page.getByRole('button', { name: `Approve the testimonial by ${NAME}` }).click();
    await expect(page.getByText('Testimonial approved: it is on the site now')).toBeVisible();
    await expectShown(phone, true);

    await phone.getByRole('button', { name: 'Withdraw my testimonial' }).click();
    await expect(phone.getByRole('heading', { name: 'You withdrew your testimonial' })).toBeVisible();
    await expectShown(phone, false);

    await page.goto('/admin/testimonials?reviewState=withdrawn');
    await page.getByRole('link', { name: NAME }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/, by the person$/)).toBeVisible();
    await expect(sheet.getByRole('switch', { name: 'Shown on the site' })).toBeDisabled();
    await expectNoAxeViolations(page);
    await phone.context().close();
  });
});
