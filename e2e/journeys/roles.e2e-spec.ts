import { logOut } from '../support/account-menu.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { linkName, pageLink } from '../support/page-link.ts';
import type { Role } from '@vitral/contracts/access';

/** The pages that each role opens by the sidebar. */
const USER = ['Today', 'Sales materials', 'Shared links', 'Social feeds', 'Team resources'];
const OWN = ['Debug'];
const MANAGER = [
  'Upload',
  'Content',
  'Site texts',
  'Pages',
  'Redirects',
  'Testimonials',
  'Team',
  'Messages',
  'Registrations',
];
const ADMIN = ['Users', 'Live sessions', 'Settings', 'Backups', 'Audit log', 'Security events', 'Modules'];

const LINKS: Record<Role, string[]> = {
  user: [...USER, ...OWN],
  manager: [...USER, ...MANAGER, ...OWN],
  admin: [...USER, ...MANAGER, ...ADMIN, ...OWN],
};

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

for (const role of ['user', 'manager', 'admin'] as const) {
  test(`a ${role} sees the links of the role, opens every one of them and logs out`, async ({ page }) => {
    await loginAs(page, role);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const current = navigation.locator('[aria-current=page]');
    await expect(navigation.getByRole('link')).toHaveCount(LINKS[role].length);
    for (const name of LINKS[role]) await expect(pageLink(navigation, name)).toBeAttached();

    for (const name of LINKS[role]) {
      await pageLink(navigation, name).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(current).toHaveAccessibleName(linkName(name));
      await expect(current).toBeInViewport();
      await expect(page.getByRole('alert'), `alerts on ${name}`).toHaveText([]);
    }

    await logOut(page);
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });
}

test.describe('roles', () => {
  test('a page that the role may not open shows “Access denied” at its own URL', async ({ page }) => {
    await loginAs(page, 'user', '/admin/users');

    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/users$/);
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });

  test('a page requested without a session opens after the login', async ({ page }) => {
    await page.goto('/admin/testimonials');
    await expect(page.getByText('You must log in to access this page')).toBeVisible();

    await page.getByRole('button', { name: /manager-vitral/ }).click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  });
});
