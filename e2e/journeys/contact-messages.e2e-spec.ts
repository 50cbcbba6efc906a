import type { Page } from '@playwright/test';
import { makeAccount, PASSWORD } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { linkIn } from '@vitral/stand-ins/mailbox';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Sends a message as the contact page does. */
async function send(page: Page, name: string, message: string): Promise<void> {
  const data = { name, email: 'rosa@example.org', subject: 'business', message, language: 'es' };
  const response = await page.request.post('/api/contact', { data });
  expect(response.status()).toBe(201);
}

test.describe('contact messages', () => {
  test('an email notifies staff of a new message and links to it', async ({ page, baseURL, mailbox }) => {
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

  test('a manager replies from the console, and the assignee hears of it under the bell', async ({
    page,
    mailbox,
  }) => {
    await loginAs(page, 'admin', '/admin/messages');
    await page.getByRole('link', { name: 'Open message from Daniela Fuentes' }).click();
    const sheet = page.getByRole('dialog', { name: 'Message' });
    await sheet.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: 'Mateo Rivas' }).click();
    await expect(sheet.getByRole('combobox', { name: 'Assignee' })).toHaveText('Mateo Rivas');
    await page.request.post('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });

    await loginAs(page, 'manager');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await list.getByRole('link', { name: /assigned you the message from Daniela Fuentes/ }).click();
    await expect(sheet).toContainText('Daniela Fuentes');

    await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
    const text = sheet.getByRole('textbox', { name: /^Text of the reply/ });
    await expect(text).toBeFocused();
    await page.keyboard.type('Empezamos el lunes.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Send reply' }).click();
    const mail = await mailbox.waitFor('daniela.fuentes@example.org', /^Tu solicitud/);
    expect(mail.text).toContain('Empezamos el lunes.');
    await expect(text).toHaveCount(0);
    await expect(sheet.getByText('Empezamos el lunes.')).toBeVisible();
  });
});
