import type { PublishedModulePreview } from '@vitral/contracts/module-previews';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, ownServer, test } from '../support/journey.ts';
import { publish } from '../support/releases.ts';
import { staffApi } from '../support/staff-api.ts';

const BUILT = 'Skip to content';

test.use({ locale: 'en', siteUrl: ownServer() });

test.describe('a preview of modules', () => {
  test('shows the change to a visitor with its link until that person ends it, and to nobody else', async ({
    page,
    browser,
    siteUrl,
  }) => {
    const admin = await staffApi(siteUrl, 'admin');
    const release = await publish(admin, 'mfe-public', {
      version: '0.0.0-pr-17.1',
      texts: { [BUILT]: 'Skip to the preview' },
    });
    const response = await admin.put('/api/module-previews/pr-17', { data: { releaseId: release.id } });
    expect(response.status(), await response.text()).toBe(200);
    const { path } = (await response.json()) as PublishedModulePreview;
    await admin.dispose();

    await page.context().addCookies([{ name: 'language', value: 'en', url: siteUrl }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path.replace('/?', '/en?'));
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('pr-17');
    await expect(page.getByRole('link', { name: 'Skip to the preview' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const other = await browser.newPage();
    await other.goto(`${siteUrl}/en`);
    await expect(other.getByRole('link', { name: BUILT })).toBeAttached();
    await expect(other.getByRole('button', { name: 'End preview' })).toBeHidden();
    await other.close();

    await page.goto('/en/contact');
    await expect(page.getByRole('link', { name: 'Skip to the preview' })).toBeAttached();
    await expectNoAxeViolations(page);
    await page.goto('/admin');
    await expect(bar).toBeVisible();
    await page.goto('/en/contact');
    await bar.getByRole('button', { name: 'End preview' }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(page.getByRole('link', { name: BUILT })).toBeAttached();
    await expect(bar).toBeHidden();
  });
});
