import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

/** A loopback URL without a server; the API refuses private addresses and sends no request. */
const PRIVATE_FEED = 'http://127.0.0.1:9/feed.xml';
const VIDEO = 'https://youtu.be/M7lc1UVf-VE';
const FRAME = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const panel = (page: Page) => page.getByRole('tabpanel');
const card = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function chooseOption(page: Page, within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addFeed(page: Page, title: string, kind: string, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Feed' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add feed' });
  await chooseOption(page, dialog, 'Platform', 'LinkedIn');
  await chooseOption(page, dialog, 'Kind', kind);
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^URL/).fill(url);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card(page, title)).toBeVisible();
}

test.describe('social feeds', () => {
  test('a feed shows why its sync failed and how to solve it', async ({ page }) => {
    const title = 'Journey feed';
    await loginAs(page, 'manager', '/admin/social-feeds');
    await addFeed(page, title, 'RSS or Atom feed', PRIVATE_FEED);

    await expect(card(page, title)).toContainText('This URL belongs to a private network');
    await expect(card(page, title)).toContainText('Edit the feed and enter its public URL');
    await choose(page, title, 'Refresh now');
    await expect(card(page, title)).toContainText('Syncing…');
    await expect(page.getByText('were synced less than a minute ago')).toBeVisible();

    const configure = page.getByRole('button', { name: 'Configure' });
    await configure.click();
    const dialog = page.getByRole('dialog', { name: 'Feed sync' });
    await expect(dialog.getByRole('row', { name: 'LinkedIn Every 2 hours' })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: title })).toContainText('private network');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(configure).toBeFocused();
    await choose(page, title, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, title)).toHaveCount(0);
  });

  test('an embed is added, previewed in a frame and deleted', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Video' }),
    );
    await loginAs(page, 'manager', '/admin/social-feeds');
    await page.getByRole('link', { name: 'Add Embed' }).click();
    await expect(page.getByRole('tab', { name: 'Custom Embed', selected: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Add an embed' });
    const generate = form.getByRole('button', { name: 'Generate Embed Code' });
    await expect(generate).toBeDisabled();

    await form.getByLabel(/^URL/).fill('https://example.org/video');
    await generate.click();
    await expect(form.getByText(/Nothing can be embedded from this URL/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'YouTube embed code' })).toHaveValue(/PLAYLIST_ID/);
    await expectNoAxeViolations(page);

    await form.getByLabel(/^URL/).fill(VIDEO);
    await form.getByLabel(/^Title/).fill('Journey one');
    await generate.click();
    await expect(card(page, 'Journey one')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'YouTube embed code' })).toHaveValue(new RegExp(FRAME));

    await card(page, 'Journey one').getByRole('button', { name: 'Load preview of Journey one' }).click();
    await expect(page.frameLocator('[title="Preview of Journey one"]').getByText('Video')).toBeVisible();
    await choose(page, 'Journey one', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'Journey one')).toHaveCount(0);
  });

  test('users see all five tabs without editing controls, on a narrow screen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await loginAs(page, 'user', '/admin/social-feeds');
    for (const name of ['Overview', 'Current Feeds', 'Free Embeds', 'Paid Services', 'Custom Embed']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoAxeViolations(page);
      await expect(panel(page).getByRole('switch')).toHaveCount(0);
      await expect(panel(page).getByRole('button', { name: /^(Add|Refresh|Actions|Move)/ })).toHaveCount(0);
      const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isWider), `sideways scroll on ${name}`).toBe(false);
    }
  });
});
