import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Testimonial } from '@vitral/contracts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectTakenOver, openPublicPage } from '../support/public-page.ts';
import { staffApi } from '../support/staff-api.ts';
import { hideThirdParties } from '../support/third-parties.ts';

const ELSEWHERE = 'https://pictures.example';
const ADDRESS = `${ELSEWHERE}/nadia.webp`;
const PICTURE = new URL('../../api/src/demo/files/jasmine-carter.webp', import.meta.url);

let staff: APIRequestContext;
let showThirdParties: () => Promise<void>;
let testimonial: Testimonial;

/** Of third parties the site holds the picture of a testimonial and nothing else. */
test.beforeAll(async ({ siteUrl }) => {
  staff = await staffApi(siteUrl, 'manager');
  showThirdParties = await hideThirdParties(staff);
  const data = { name: 'Nadia Haddad', text: 'My picture is kept elsewhere.', image: ADDRESS, locale: 'en' };
  const answer = await staff.post('/api/testimonials', { data });
  expect(answer.status()).toBe(201);
  testimonial = (await answer.json()) as Testimonial;
});

test.afterAll(async () => {
  await staff.delete(`/api/testimonials/${testimonial.id}`);
  await showThirdParties();
  await staff.dispose();
});

/** What pages ask of third parties from now on; nothing leaves this machine. */
async function watchThirdParties(page: Page, siteUrl: string): Promise<string[]> {
  const asked: string[] = [];
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== siteUrl;
  page.on('request', (request) => {
    if (isForeign(new URL(request.url()))) asked.push(request.url());
  });
  const body = await readFile(PICTURE);
  await page.route(isForeign, (route) => route.fulfill({ contentType: 'image/webp', body }));
  return asked;
}

const portrait = (page: Page) => page.getByRole('group', { name: /: Nadia Haddad$/ }).locator('img');

const hasLoaded = (page: Page) =>
  portrait(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** The picture has come, and with it whatever else the page would have asked for. */
async function seePicture(page: Page): Promise<string | null> {
  await portrait(page).scrollIntoViewIfNeeded();
  await expect.poll(() => hasLoaded(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  return portrait(page).getAttribute('src');
}

const banner = (page: Page) => page.getByRole('region', { name: 'You decide what is loaded' });

test('nothing is asked of third parties before a visitor accepts it, and the answer is kept', async ({
  page,
  siteUrl,
}) => {
  const asked = await watchThirdParties(page, siteUrl);
  await openPublicPage(page, '/en');
  await expect(banner(page)).toBeVisible();
  expect(await seePicture(page)).toMatch(/^\/modules\/mfe-public\//);

  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expectTakenOver(page);
  await expect(banner(page)).toBeHidden();
  expect(await seePicture(page)).toMatch(/^\/modules\/mfe-public\//);
  expect(asked).toEqual([]);

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('At the moment: declined.');
  await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await seePicture(page)).toBe(ADDRESS);

  await page.reload();
  await expectTakenOver(page);
  await expect(banner(page)).toBeHidden();
  expect(await seePicture(page)).toBe(ADDRESS);
  expect(new Set(asked)).toEqual(new Set([ADDRESS]));
});

test('Accept on the banner lets the picture in at once', async ({ page, siteUrl }) => {
  const asked = await watchThirdParties(page, siteUrl);
  await openPublicPage(page, '/en');
  await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
  await page.keyboard.press('Enter');

  expect(await seePicture(page)).toBe(ADDRESS);
  expect(asked).toEqual([ADDRESS]);
});

for (const width of [390, 1024, 1440]) {
  test.describe(`unanswered, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    test('the banner never covers what has the focus', async ({ page }) => {
      await openPublicPage(page, '/en');
      await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
      const last = page.getByRole('contentinfo').getByRole('link').last();
      let controls = 0;
      for (; !(await last.and(page.locator(':focus')).count()); controls += 1) {
        await page.keyboard.press('Tab');
        const [focused, over] = [
          await page.locator(':focus').boundingBox(),
          await banner(page).boundingBox(),
        ];
        expect(focused?.y, await page.locator(':focus').innerText()).toBeLessThan(over?.y ?? 0);
      }
      expect(controls).toBeGreaterThan(20);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and nothing comes from third parties', async ({ page, siteUrl }) => {
    const asked = await watchThirdParties(page, siteUrl);
    await page.goto('/en');
    await portrait(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');

    await expect(page.getByText('My picture is kept elsewhere.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
