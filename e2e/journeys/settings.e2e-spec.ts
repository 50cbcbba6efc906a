import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test('an admin opens registration, and the login screen offers it', async ({ page, browser, baseURL }) => {
  await loginAs(page, 'admin', '/admin/settings');
  const card = page.getByRole('region', { name: 'Accounts and access' });
  const save = card.getByRole('button', { name: 'Save' });
  const isOpen = card.getByRole('switch', { name: 'Let anybody ask for an account' });
  await isOpen.click();
  await card.getByRole('button', { name: 'Discard changes' }).click();
  await expect(isOpen).not.toBeChecked();

  await isOpen.click();
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeDisabled();

  const visitor = await browser.newPage({ baseURL, locale: 'en' });
  await visitor.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await visitor.goto('/admin');
  await visitor.getByRole('link', { name: 'Create account' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.close();
});

test('two admins change different settings, and neither loses the own', async ({ page, baseURL }) => {
  await loginAs(page, 'admin', '/admin/settings');
  const card = page.getByRole('region', { name: 'Security' });
  await card.getByRole('radio', { name: /^High/ }).check();
  const other = await staffApi(baseURL, 'admin');
  await changeSettings(other, { contactRetentionDays: 90 });

  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(await (await other.get('/api/settings')).json()).toMatchObject({
    passwordPolicy: 'high',
    contactRetentionDays: 90,
  });
  await changeSettings(other, { passwordPolicy: 'medium', contactRetentionDays: 365 });
  await other.dispose();
});
