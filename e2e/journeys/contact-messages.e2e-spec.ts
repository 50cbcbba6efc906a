import type { Page } from '@playwright/test';
import { makeAccount, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
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
});
