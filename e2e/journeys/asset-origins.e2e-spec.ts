import type { Page } from '@playwright/test';
import { type Cdn, openCdn } from '../support/cdn.ts';
import { expect, test as base } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { bootOf } from '../support/releases.ts';
import { startServer } from '../support/server.ts';

/** Starts a site whose modules are loaded from another origin. */
const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({ browserName: _browser }, use) => {
      const cdn = await openCdn();
      await use(cdn);
      await cdn.close();
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ cdn }, use) => {
      const server = await startServer({ ASSET_ORIGINS: cdn.url });
      cdn.site = server.url;
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ locale: 'en', expectedErrors: /valid digest in the 'integrity'|ModuleLoadError: mfe-people/ });

/** Returns the origins from which the page has loaded module files. */
function assetOrigins(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const assets = entries.filter(({ pathname }) => pathname.startsWith('/modules/'));
    return [...new Set(assets.map(({ origin }) => origin))];
  });
}

test.describe('modules from a CDN', () => {
  test('pages are loaded from the site, and module files from the asset origin', async ({ page, cdn }) => {
    await page.goto('/en');
    expect(await assetOrigins(page)).toEqual([cdn.url]);
    expect(cdn.requestedPaths.some((path) => path.endsWith('.css'))).toBe(true);
    // The page is complete before its fonts are requested.
    await expect.poll(() => cdn.requestedPaths.some((path) => path.endsWith('.woff2'))).toBe(true);
  });

  test('a file altered by the asset origin never runs, and is loaded from the site instead', async ({
    page,
    cdn,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: cdn.site }]);
    await loginAs(page, 'admin', '/admin/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    expect(await assetOrigins(page)).toEqual([cdn.url]);

    cdn.altered = /\/mfe-people\/.*\.js/;
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    expect((await assetOrigins(page)).sort()).toEqual([cdn.url, cdn.site].sort());
    expect(await page.evaluate(() => 'isAltered' in globalThis)).toBe(false);
    expect((await bootOf(page)).modules.every(({ base: url }) => url.startsWith(cdn.url))).toBe(true);
  });
});
