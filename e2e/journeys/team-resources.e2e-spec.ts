import type { Page } from '@playwright/test';
import type { TeamResource } from '@vitral/contracts/team-resources';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const panel = (page: Page) => page.getByRole('tabpanel');
const card = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

test.describe('team resources', () => {
  test('a user searches, filters and opens a resource in a new window, which is counted', async ({
    page,
    context,
    baseURL,
  }) => {
    // Stubs the resource's target, so that no request leaves this machine.
    await context.route('https://www.timeanddate.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Planner</title><h1>Planner</h1>' }),
    );
    const staff = await staffApi(baseURL, 'manager');
    const count = async () => {
      const response = await staff.get('/api/team-resources?q=planner');
      return ((await response.json()) as TeamResource[])[0]?.recentCount;
    };
    const before = (await count()) ?? 0;

    await loginAs(page, 'user', '/admin/resources');
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('list', { name: 'Handbooks' })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByLabel('Search resources').fill('zonas');
    await expect(page.getByText('No resources found')).toBeVisible();
    await page.getByLabel('Search resources').fill('time zones');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Tools' }).click();
    await expect(page).toHaveURL(/tab=all&q=time\+zones&type=tool/);
    await expect(panel(page).getByText('1 resource', { exact: true })).toBeVisible();
    await page.reload();

    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Access: World meeting planner/ }).click();
    const planner = await opened;
    await expect(planner.getByRole('heading', { name: 'Planner' })).toBeVisible();
    expect(await planner.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await planner.close();

    const accesses = new RegExp(`${before + 1} access(es)? · ${before + 1} in the last 30 days`);
    await expect(card(page, 'World meeting planner')).toContainText(accesses);
    expect(await count()).toBe(before + 1);
    await staff.dispose();
  });
});
