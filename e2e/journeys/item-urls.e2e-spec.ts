import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.describe('URLs of items', () => {
  test('an item opens over its list, is reached by its URL, and closes with Back', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/messages');
    const navigation = page.getByRole('navigation').first();
    for (const [list, link] of [
      ['testimonials', 'Testimonials'],
      ['messages', 'Messages'],
      ['users', 'Users'],
      ['sales', 'Sales materials'],
      ['audit', 'Audit log'],
    ] as const) {
      await pageLink(navigation, link).click();
      const item = page.locator(`main a[href^="/admin/${list}/"]`).first();
      await item.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      const url = page.url();
      expect(url).toContain(`/admin/${list}/`);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await page.goto(url);
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`/admin/${list}$`));
      await expect(pageLink(navigation, link)).toHaveAttribute('aria-current', 'page');
    }
  });

  test('a sheet is accessible on a narrow phone, and a URL without an item says so', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await loginAs(page, 'manager', '/admin/team');
    await page.locator('main a[href*="/admin/team/"]').first().click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeEnabled();
    // The pointer leaves the button, whose tooltip axe would miss in a landmark.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);

    await page.goto('/admin/team/0190d0c0-0000-7000-8000-0000000000ff');
    await expect(page.getByText('Team member not found')).toBeVisible();
    await page.goto('/admin/team/of/nobody');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
