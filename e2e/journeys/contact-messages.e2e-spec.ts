import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { test } from '../support/mail-journey.ts';
import { linkIn } from '../support/mailbox.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** What a visitor sends from the contact page. */
async function send(page: Page, name: string, message: string): Promise<void> {
  const data = { name, email: 'rosa@example.org', subject: 'business', message, language: 'es' };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.status()).toBe(201);
}

const inbox = (page: Page) => page.getByRole('grid', { name: 'Messages received' });

test('a manager reads a message, notes, answers by mail and finds it answered', async ({ page }) => {
  await send(page, 'Rosa Journey', 'Quiero saber cómo empezar.\n¿Cuándo es la próxima sesión?');
  await loginAs(page, 'manager');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  const row = inbox(page).getByRole('row', { name: /Rosa Journey/ });
  await expect(row.getByText('New')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Open the message from Rosa Journey' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Message' });
  await expect(dialog.getByText('¿Cuándo es la próxima sesión?')).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await dialog.getByLabel('New note').fill('Called back on Monday.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Called back on Monday.' })).toBeVisible();

  await expect(dialog.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:rosa%40example\.org\?subject=Re%3A%20tu%20mensaje&body=Hola/,
  );
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(dialog.getByText('Mateo Rivas', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(row.getByText('Answered')).toBeVisible();
});

test('a manager filters messages, exports them and deletes one', async ({ page }) => {
  await send(page, 'Tom Journey', '=HYPERLINK("https://example.org") and more of it');
  await loginAs(page, 'manager');
  await page.goto('/admin/messages?q=Tom+Journey');
  await expect(inbox(page).getByRole('row')).toHaveCount(2);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Tom Journey');
  expect(csv).toMatch(/"'=HYPERLINK/);

  await page.getByRole('button', { name: 'Open the message from Tom Journey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Tom Journey');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(page.getByText('No messages match')).toBeVisible();
});

test('a mail tells staff of a new message and leads to it', async ({ page, baseURL, mailbox }) => {
  const admin = await staffApi(baseURL, 'admin');
  await makeAccount(admin, 'postmistress', 'manager');
  await admin.dispose();
  await send(page, 'Eva Journey', 'Do the sessions start on time?');

  const mail = await mailbox.waitFor('postmistress@example.org', /Eva Journey/);
  expect(mail.replyTo).toMatchObject([{ address: 'rosa@example.org' }]);
  expect(mail.text).toContain('Do the sessions start on time?');
  const data = { username: 'postmistress', password: PASSWORD };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
  await page.goto(linkIn(mail));
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText('Eva Journey');
});
