import type { Page } from '@playwright/test';
import type { TeamResource } from '@vitral/contracts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';
import { changeSettings, staffApi } from '../support/staff-api.ts';

const TITLE = 'Journey notes';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const panel = (page: Page) => page.getByRole('tabpanel');
const card = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

async function startFromMenu(page: Page, title: string, entry: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a manager adds, edits, switches off and deletes a resource', async ({ page }) => {
  await loginAs(page, 'manager');
  await page.getByRole('link', { name: 'Team resources', exact: true }).click();
  await expect(panel(page).getByRole('list', { name: 'Resources' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('button', { name: 'Add resource' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(TITLE);
  await dialog.getByLabel(/^Address/).fill('https://notes.example.org/journey');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Resource created successfully')).toBeVisible();
  await expect(panel(page).getByText('2 resources')).toBeVisible();

  await startFromMenu(page, TITLE, 'Edit');
  await dialog.getByLabel(/^Description/).fill('What the journey has seen.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Resource updated successfully')).toBeVisible();
  await expect(card(page, TITLE)).toContainText('What the journey has seen.');

  const toggle = card(page, TITLE).getByRole('switch');
  await toggle.click();
  await expect(page.getByText('Resource deactivated')).toBeVisible();
  await expect(toggle).not.toBeChecked();

  await startFromMenu(page, TITLE, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Resource deleted successfully')).toBeVisible();
  await expect(card(page, TITLE)).toHaveCount(0);
});

test('a user searches, filters and opens a resource in a new window, which is counted', async ({
  page,
  context,
  baseURL,
}) => {
  // What the resource leads to stays on this machine.
  await context.route('https://www.timeanddate.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Planner</title><h1>Planner</h1>' }),
  );
  const staff = await staffApi(baseURL, 'manager');
  const count = async () => {
    const answer = await staff.get('/api/team-resources?q=planner');
    return ((await answer.json()) as TeamResource[])[0]?.recentCount;
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

test('an admin stops the social sync, and it stays so', async ({ page, baseURL }) => {
  await loginAs(page, 'admin', '/admin/settings?tab=integrations');
  const sync = page.getByRole('switch', { name: 'Bring over new posts by itself' });
  await expect(sync).toBeChecked();
  await sync.click();
  await page.getByRole('form', { name: 'Settings' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.reload();
  await expect(sync).not.toBeChecked();
  const staff = await staffApi(baseURL, 'admin');
  await changeSettings(staff, { isSocialSyncOn: true });
  await staff.dispose();
});
