import { logOut } from '../support/account-menu.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en' });

test.describe('logout', () => {
  test('after a logout the next user starts at the dashboard and sees no data of the previous user', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/users');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    await logOut(page);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('You must log in to access this page')).toBeHidden();

    await page.getByRole('textbox', { name: 'Username' }).fill('user');
    await page.getByLabel(/^Password/).fill('user-vitral');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Welcome back, user')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
