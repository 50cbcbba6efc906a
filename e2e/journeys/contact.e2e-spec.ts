import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { wakeIslands } from '../support/public-page.ts';

const TEXT = 'I would like to know when the next course starts.';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Subject').selectOption('Business opportunity');
  await page.getByLabel('Message').fill(TEXT);
}

test.describe('contact', () => {
  test('a visitor corrects a message by keyboard and sends it', async ({ page }) => {
    await page.goto('/en/contact');
    await wakeIslands(page);
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.keyboard.type('Ana Ruiz');
    await expect(page.getByText('Name is required')).toBeHidden();
    await fillIn(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Message sent' }).locator(':focus'),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expectNoAxeViolations(page);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test('a typed message survives a failed request and a reload', async ({ page, context }) => {
      await page.goto('/en/contact');
      await wakeIslands(page);
      await fillIn(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert')).toContainText('Error sending message');

      await context.setOffline(false);
      await page.reload();
      await expect(page.getByLabel('Message')).toHaveValue(TEXT);
      await expect(page.getByLabel('Subject')).toHaveValue('business');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Message sent successfully')).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

    test('a visitor sees the errors, keeps the typed message, and sends it', async ({ page }) => {
      await page.goto('/en/contact');
      await fillIn(page);
      // Browsers accept a domain without a dot, so the server is the one to refuse it.
      await page.getByLabel('Email').fill('ana@example');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue(TEXT);
      await expect(page.getByLabel('Subject')).toHaveValue('business');

      await page.getByLabel('Email').fill('ana@example.org');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(/\/en\/contact\/sent$/);
      await expect(page.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
    });

    test('a visitor asks to join, and reads what happens next', async ({ page }) => {
      await page.goto('/en/contact');
      await page.getByRole('link', { name: 'Ask to join' }).click();
      await page.getByLabel('Name').fill('Ana Ruiz');
      await page.getByLabel('Email').fill('ana@example.org');
      await page.getByRole('combobox', { name: /^Country/ }).selectOption('Canada');
      await page.getByLabel('How did you hear about us?').selectOption('At an event');
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page).toHaveURL(/\/en\/join\/thanks$/);
      await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    });
  });
});
