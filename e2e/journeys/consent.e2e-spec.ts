import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { scrollTo } from '../support/scrolling.ts';
import { staffApi } from '../support/staff-api.ts';
import { hideThirdParties } from '../support/third-parties.ts';

const PICTURE_ORIGIN = 'https://pictures.example';
const PICTURE_URL = `${PICTURE_ORIGIN}/nadia.webp`;
const PICTURE_FILE = new URL('../../api/src/demo/files/jasmine-carter.webp', import.meta.url);

let staff: APIRequestContext;
let showThirdParties: () => Promise<void>;
let testimonial: Testimonial;

/** The picture of a testimonial is the site's only third-party content. */
test.beforeAll(async ({ siteUrl }) => {
  staff = await staffApi(siteUrl, 'manager');
  showThirdParties = await hideThirdParties(staff);
  const data = {
    name: 'Nadia Haddad',
    text: 'My picture is kept elsewhere.',
    image: PICTURE_URL,
    locale: 'en',
  };
  const response = await staff.post('/api/testimonials', { data });
  expect(response.status()).toBe(201);
  testimonial = (await response.json()) as Testimonial;
});

test.afterAll(async () => {
  await staff.delete(`/api/testimonials/${testimonial.id}`);
  await showThirdParties();
  await staff.dispose();
});

/** Records and stubs all requests to third parties, so that none leaves this machine. */
async function recordThirdParties(page: Page, siteUrl: string): Promise<string[]> {
  const requested: string[] = [];
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== siteUrl;
  page.on('request', (request) => {
    if (isForeign(new URL(request.url()))) requested.push(request.url());
  });
  const body = await readFile(PICTURE_FILE);
  await page.route(isForeign, (route) => route.fulfill({ contentType: 'image/webp', body }));
  return requested;
}

/** Picture of the newest testimonial. */
const portrait = (page: Page) =>
  page.getByRole('region', { name: 'In the words of those already here' }).locator('img').first();

const hasLoaded = (page: Page) =>
  portrait(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Waits until the picture and all other requests have loaded; returns the picture's URL. */
async function waitForPicture(page: Page): Promise<string | null> {
  await portrait(page).scrollIntoViewIfNeeded();
  await expect.poll(() => hasLoaded(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  return portrait(page).getAttribute('src');
}

const banner = (page: Page) => page.getByRole('region', { name: 'You decide what is loaded' });

/** Texts of the links, buttons and fields on the first screen whose middle lies under the banner. */
const coveredControls = (page: Page) =>
  page.locator('main :is(a, button, input, textarea), header :is(a, button)').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isOnScreen = width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
        return isOnScreen && Boolean(document.elementFromPoint(x, y)?.closest('#consent'));
      })
      .map(({ textContent }) => textContent),
  );

test.describe('consent', () => {
  test('nothing is requested from third parties before a visitor accepts, and the choice is stored', async ({
    page,
    siteUrl,
  }) => {
    const requested = await recordThirdParties(page, siteUrl);
    await page.goto('/en');
    await expect(banner(page)).toBeHidden();
    await scrollTo(page, 100);
    await expect(banner(page)).toBeVisible();
    expect(await waitForPicture(page)).toMatch(/^\/modules\/mfe-public\//);

    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeHidden();
    expect(await waitForPicture(page)).toMatch(/^\/modules\/mfe-public\//);
    expect(requested).toEqual([]);

    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText('At the moment: declined.');
    await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(settings).toBeFocused();
    expect(await waitForPicture(page)).toBe(PICTURE_URL);

    await page.reload();
    await expect(banner(page)).toBeHidden();
    expect(await waitForPicture(page)).toBe(PICTURE_URL);
    expect(new Set(requested)).toEqual(new Set([PICTURE_URL]));
  });

  test('Accept on the banner loads the picture immediately', async ({ page, siteUrl }) => {
    const requested = await recordThirdParties(page, siteUrl);
    await page.goto('/en');
    await scrollTo(page, 100);
    await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');

    expect(await waitForPicture(page)).toBe(PICTURE_URL);
    expect(requested).toEqual([PICTURE_URL]);
  });

  for (const width of [390, 1024, 1440]) {
    test.describe(`consent banner, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the banner never covers the focused element', async ({ page }) => {
        await page.goto('/en');
        await scrollTo(page, 100);
        await tabTo(page, banner(page).getByRole('button', { name: 'Accept' }));
        const last = page.getByRole('contentinfo').getByRole('link').last();
        // A film matches `:focus` only until one of its own controls has the focus.
        const current = page.locator(':focus, video:focus-within').first();
        let controls = 0;
        for (; !(await last.and(page.locator(':focus')).count()); controls += 1) {
          await page.keyboard.press('Tab');
          const focused = await current.boundingBox();
          // The button is hidden at the top of the page.
          const over = (await banner(page).isVisible()) ? await banner(page).boundingBox() : null;
          expect(focused?.y, await current.innerText()).toBeLessThan(over?.y ?? Infinity);
        }
        expect(controls).toBeGreaterThan(20);
      });
    });
  }

  for (const [width, height] of [
    [375, 667],
    [1024, 768],
    [1280, 720],
  ] as const) {
    test(`the banner covers no control of the first screen at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/es', '/en/education', '/fr/contact']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-consent', 'unasked');
        expect(await coveredControls(page)).toEqual([]);
        await scrollTo(page, 100);
        await expect(page.locator('#consent')).toBeVisible();
        await scrollTo(page, 0);
        await expect(page.locator('#consent')).toBeHidden();
        expect(await coveredControls(page)).toEqual([]);
      }
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('no banner is shown, and nothing is requested from third parties', async ({ page, siteUrl }) => {
      const requested = await recordThirdParties(page, siteUrl);
      await page.goto('/en');
      await portrait(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');

      await expect(page.getByText('My picture is kept elsewhere.')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      expect(requested).toEqual([]);
    });
  });
});
