import type { APIRequestContext, Page } from '@playwright/test';
import type { Embed } from '@vitral/contracts/embeds';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { wakeIslands } from '../support/public-page.ts';
import { staffApi } from '../support/staff-api.ts';
import { hideThirdParties } from '../support/third-parties.ts';

const VIDEO = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';
const TIMELINE = 'https://syndication.twitter.com/srv/timeline-profile/screen-name/vitral?dnt=true';

let staff: APIRequestContext;
let showThirdParties: () => Promise<void>;
const added: Embed[] = [];

/** All visitors see the same embeds, so these journeys hide all others. */
test.beforeAll(async ({ siteUrl }) => {
  staff = await staffApi(siteUrl, 'manager');
  showThirdParties = await hideThirdParties(staff);
  await add({ platform: 'youtube', title: 'One minute', url: 'https://youtu.be/M7lc1UVf-VE' });
  await add({ platform: 'twitter', title: 'Our posts', url: '@vitral' });
  await add({ platform: 'linkedin', title: 'The team', url: 'https://www.linkedin.com/company/vitral' });
});

test.afterAll(async () => {
  for (const { id } of added) await staff.delete(`/api/embeds/${id}`);
  await showThirdParties();
  await staff.dispose();
});

async function add(embed: { platform: string; title: string; url: string }): Promise<Embed> {
  const response = await staff.post('/api/embeds', { data: { ...embed, isActive: true } });
  expect(response.status()).toBe(201);
  const created = (await response.json()) as Embed;
  added.push(created);
  return created;
}

/** Records and stubs all requests to third parties, so that none leaves this machine. */
async function recordThirdParties(page: Page, siteUrl: string): Promise<Set<string>> {
  const requested = new Set<string>();
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== siteUrl;
  await page.route(isForeign, (route) => {
    requested.add(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Published elsewhere</p>' });
  });
  return requested;
}

const section = (page: Page) => page.getByRole('region', { name: 'Latest', exact: true });
const frames = (page: Page) => section(page).locator('iframe');
const banner = (page: Page) => page.getByRole('region', { name: 'You decide what is loaded' });

test.describe('latest posts and embeds', () => {
  test('embeds appear on the page as soon as staff add them, and disappear when deactivated', async ({
    page,
  }) => {
    const titles = section(page).getByRole('heading', { level: 3 });
    const pictures = await add({ platform: 'instagram', title: 'Our pictures', url: '@vitral' });
    await page.goto('/en');
    await expect(titles).toHaveText(['One minute', 'Our posts', 'The team', 'Our pictures']);

    await staff.post(`/api/embeds/${pictures.id}/move`, { data: { order: 0 } });
    await page.reload();
    await expect(titles).toHaveText(['Our pictures', 'One minute', 'Our posts', 'The team']);

    await staff.put(`/api/embeds/${pictures.id}`, { data: { ...pictures, isActive: false } });
    await page.reload();
    await expect(titles).toHaveText(['One minute', 'Our posts', 'The team']);
  });

  test('visitors load one, all or none of the third-party embeds', async ({ page, siteUrl }) => {
    const requested = await recordThirdParties(page, siteUrl);
    await page.goto('/en#lo-ultimo');
    await expect(section(page).getByRole('listitem')).toHaveCount(3);
    await expect(frames(page)).toHaveCount(0);
    expect([...requested]).toEqual([]);

    const load = section(page).getByRole('button', { name: 'Load content from YouTube: One minute' });
    await load.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTitle('One minute (YouTube)')).toBeFocused();
    await expect(page.frameLocator('iframe').getByText('Published elsewhere')).toBeVisible();
    expect([...requested]).toEqual([VIDEO]);

    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await page.getByTitle('Our posts (X)').scrollIntoViewIfNeeded();
    await expect.poll(() => [...requested]).toEqual([VIDEO, TIMELINE]);
    await page.reload();
    await expect(frames(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(frames(page)).toHaveCount(0);
    requested.clear();
    await page.reload();
    await load.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...requested]).toEqual([]);
  });

  test('the section fits a phone, and keeps its height while embeds load', async ({ page, siteUrl }) => {
    await recordThirdParties(page, siteUrl);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/en');
    const heightOf = async () => (await section(page).boundingBox())?.height;
    // The check lays out every section, which browsers do only when it comes near.
    await expectNoAxeViolations(page);
    const before = await heightOf();
    await wakeIslands(page);
    await section(page).scrollIntoViewIfNeeded();
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(frames(page)).toHaveCount(2);
    expect(await heightOf()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the section is a list of links', async ({ page, siteUrl }) => {
      const requested = await recordThirdParties(page, siteUrl);
      await page.goto('/es');
      const latest = page.getByRole('region', { name: 'Lo último' });
      await expect(latest.getByRole('link', { name: 'Ver en YouTube: One minute' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      );
      await expect(latest.getByRole('link')).toHaveCount(3);
      await expect(latest.getByRole('button')).toHaveCount(0);
      expect([...requested]).toEqual([]);
    });
  });
});
