import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

/** Nothing answers there, and nobody is asked: it is this machine's own. */
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

async function addFeed(page: Page, title: string, kind: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Feed' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add feed' });
  await chooseOption(page, dialog, 'Platform', 'LinkedIn');
  await chooseOption(page, dialog, 'Kind', kind);
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Address/).fill(address);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card(page, title)).toBeVisible();
}

test('a manager keeps feeds: adds one, is told of its twin, renames, switches and deletes it', async ({
  page,
}) => {
  const title = 'Journey page';
  const address = 'https://example.org/journey-page';
  await loginAs(page, 'manager', '/admin/social');
  await addFeed(page, title, 'Manual', address);
  await expect(card(page, title)).toContainText('Manual: its items are added by hand');

  await page.getByRole('button', { name: 'Add Feed' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('Twin');
  await dialog.getByLabel(/^Address/).fill(address);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This feed is there already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await choose(page, title, 'Edit');
  await dialog.getByLabel(/^Title/).fill(`${title} renamed`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('switch', { name: `${title} renamed: Active` }).click();
  await expect(page.getByText('Feed deactivated')).toBeVisible();

  await choose(page, `${title} renamed`, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, title)).toHaveCount(0);
});

test('a feed whose sync fails says why and what to do', async ({ page }) => {
  const title = 'Journey feed';
  await loginAs(page, 'manager', '/admin/social-feeds');
  await addFeed(page, title, 'RSS or Atom feed', PRIVATE_FEED);

  await expect(card(page, title)).toContainText('This address belongs to a private network');
  await expect(card(page, title)).toContainText('Edit the feed and enter its public address');
  await choose(page, title, 'Refresh now');
  await expect(card(page, title)).toContainText('Syncing…');
  await expect(page.getByText('were asked less than a minute ago')).toBeVisible();

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

test('an item added by hand is public until it is switched off, and found by its words', async ({
  page,
  request,
}) => {
  const title = 'Journey open day';
  const isPublic = async () => (await (await request.get('/api/social-feeds')).text()).includes(title);
  await loginAs(page, 'manager', '/admin/social-feeds?tab=current');
  await page.getByRole('button', { name: 'Add item' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Address/).fill('https://www.instagram.com/p/journey/');
  await dialog.getByLabel(/^Engagement/).fill('12');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Item added', { exact: true })).toBeVisible();

  await page.getByLabel('Search items').fill('journey open');
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tab=current&q=journey\+open/);
  await page.reload();
  await expect(card(page, title)).toContainText('Now');
  await expect(card(page, title)).toContainText('12 likes');
  expect(await isPublic()).toBe(true);

  await choose(page, title, 'Edit');
  await dialog.getByRole('switch', { name: 'Live now' }).click();
  await dialog.getByLabel(/^Viewers/).fill('340');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(card(page, title)).toContainText('340 viewers');

  await page.getByRole('switch', { name: `${title}: Active` }).click();
  await expect(page.getByText('Item deactivated')).toBeVisible();
  expect(await isPublic()).toBe(false);
  await choose(page, title, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No items found')).toBeVisible();
});

test('code for other sites is made and copied by the keyboard, and a stand-in is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await loginAs(page, 'manager', '/admin/social-feeds?tab=embeds');
  const input = page.getByRole('textbox', { name: 'YouTube video URL' });
  await tabTo(page, input);
  await page.keyboard.type(VIDEO);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Copy: YouTube embed code' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(FRAME);

  await page.getByRole('textbox', { name: 'Twitter username, without @' }).fill('???');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No username was recognised');
  await expectNoAxeViolations(page);
});

test('embeds of the site are added, previewed, ordered and deleted', async ({ page }) => {
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: 'Video' }));
  await loginAs(page, 'manager', '/admin/social-feeds');
  await page.getByRole('link', { name: 'Add Embed' }).click();
  await expect(page.getByRole('tab', { name: 'Custom Embed', selected: true })).toBeVisible();
  const form = page.getByRole('form', { name: 'Add an embed' });
  const generate = form.getByRole('button', { name: 'Generate Embed Code' });
  await expect(generate).toBeDisabled();

  await form.getByLabel(/^Address/).fill('https://example.org/video');
  await generate.click();
  await expect(form.getByText(/Nothing can be embedded from this address/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'YouTube embed code' })).toHaveValue(/PLAYLIST_ID/);
  await expectNoAxeViolations(page);

  for (const title of ['Journey one', 'Journey two']) {
    await form.getByLabel(/^Address/).fill(VIDEO);
    await form.getByLabel(/^Title/).fill(title);
    await generate.click();
    await expect(card(page, title)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'YouTube embed code' })).toHaveValue(new RegExp(FRAME));

  await page.getByRole('button', { name: 'Load preview of Journey one' }).click();
  await expect(page.frameLocator('[title="Preview of Journey one"]').getByText('Video')).toBeVisible();
  const up = page.getByRole('button', { name: 'Move Journey two up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Journey two is now at place/)).toBeAttached();
  await expect(up).toBeFocused();
  await page.reload();
  const titles = panel(page).getByRole('heading', { name: /^Journey (one|two)$/ });
  await expect(titles).toHaveText(['Journey two', 'Journey one']);

  for (const title of ['Journey one', 'Journey two']) {
    await choose(page, title, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, title)).toHaveCount(0);
  }
});

test('readers see all five tabs and nothing that they may not do, at any width', async ({ page }) => {
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
