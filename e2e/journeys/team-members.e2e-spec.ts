import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ locale: 'en' });

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await loginAs(page, 'manager', '/admin/team');
  await expect(page.getByRole('list', { name: 'Team members' })).toBeVisible();
});

const list = (page: Page) => page.getByRole('list', { name: 'Team members' });
const card = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => list(page).getByRole('heading', { level: 2 }).allTextContents();

/** Returns the names in the order that visitors see. */
async function namesOnSite(browser: Browser, page: Page): Promise<string[]> {
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const response = await visitor.request.get('/api/team-members');
  const members = (await response.json()) as { name: string }[];
  await visitor.close();
  return members.map(({ name }) => name);
}

test.describe('team members', () => {
  test('buttons, keyboard and mouse each change the order that visitors see', async ({ page, browser }) => {
    const [first = '', second = '', third = ''] = await names(page);
    const down = page.getByRole('button', { name: `Move ${first} down` });

    await down.click();
    await expect(page.getByText('Team member order updated')).toBeVisible();
    await expect(page.getByText(`${first} is now at position 2 of`)).toBeAttached();
    await expect(down).toBeFocused();
    await expect.poll(() => namesOnSite(browser, page)).toEqual(await names(page));
    expect((await names(page)).slice(0, 3)).toEqual([second, first, third]);

    const handle = page.getByRole('button', { name: `Move ${third}`, exact: true });
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, handle);
    await page.keyboard.press('Space');
    await expect(page.getByText(`${third} was picked up at position 3 of`)).toBeAttached();
    // The library listens for arrow keys a moment after it has announced the start.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(`${third} is at position 2 of`)).toBeAttached({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([second, third, first]);
    await expect
      .poll(async () => (await namesOnSite(browser, page)).slice(0, 3))
      .toEqual([second, third, first]);
    await expect(handle).toBeFocused();

    await page.getByRole('button', { name: `Move ${first}`, exact: true }).hover();
    const above = await card(page, second).boundingBox();
    await page.mouse.down();
    await page.mouse.move((above?.x ?? 0) + 20, above?.y ?? 0, { steps: 12 });
    await expect(page.getByText(`${first} is at position 1 of`)).toBeAttached();
    await page.mouse.up();
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([first, second, third]);
    await expect
      .poll(async () => (await namesOnSite(browser, page)).slice(0, 3))
      .toEqual([first, second, third]);
  });

  test.describe('full file store', () => {
    test.use({ expectedErrors: /status of 507/ });

    test('a picture field reports its failed upload, keeps the file and retries it', async ({ page }) => {
      let isFull = true;
      await page.route('**/api/content', (route) =>
        isFull && route.request().method() === 'POST'
          ? route.fulfill({ status: 507, json: { code: 'storage.full', params: {} } })
          : route.fallback(),
      );
      await list(page).getByRole('button', { name: 'Edit' }).first().click();
      const picture = page.getByRole('group', { name: 'Small picture' });
      await picture
        .locator('input[type=file]')
        .setInputFiles({ name: 'member.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(picture.getByRole('alert')).toContainText(
        'Failed to upload the small image: There is no room left for this file',
      );
      await expect(page.getByRole('group', { name: 'Large picture' }).getByRole('alert')).toHaveCount(0);

      isFull = false;
      await picture.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Picture uploaded')).toBeVisible();
      await expect(picture.getByRole('alert')).toHaveCount(0);
    });
  });
});
