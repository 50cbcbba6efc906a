import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Resolves when Chromium reports this status for the prefetch of a page. */
const whenPrefetch = (session: CDPSession, path: string, status: 'Ready' | 'Success') =>
  new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', (event) => {
      if (event.prefetchUrl.endsWith(path) && event.status === status) resolve();
    });
  });

/** Returns whether a page allows the browser's fade into it and out of it. */
async function doesFade(
  page: Page,
  path: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<boolean> {
  await page.emulateMedia({ reducedMotion });
  await page.goto(path);
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .some(
        (rule) =>
          rule instanceof CSSMediaRule &&
          matchMedia(rule.conditionText).matches &&
          [...rule.cssRules].some(({ cssText }) => /^@view-transition.*navigation: auto/s.test(cssText)),
      ),
  );
}

test.describe('the next page', () => {
  test('is loaded while the pointer rests on its link, and then shown', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const [isReady, isShown] = (['Ready', 'Success'] as const).map((status) =>
      whenPrefetch(session, '/es/educacion', status),
    );
    await page.goto('/es');
    const link = page.getByRole('banner').getByRole('link', { name: 'Educación' });
    await link.hover();
    await isReady;
    await link.click();
    await isShown;
  });

  test('fades in, unless motion is to be reduced', async ({ page }) => {
    for (const path of ['/es', '/fr/education', '/meeting-registrations/sent']) {
      expect(await doesFade(page, path, 'no-preference')).toBe(true);
      expect(await doesFade(page, path, 'reduce')).toBe(false);
    }
  });

  // Headless Chromium has no such cache, but it reports which pages could not be in it.
  test('leaves the one before in the cache of the back button', async ({
    playwright,
    launchOptions,
    baseURL,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+\/es[^<]*)<\/loc>/g)].map(([, url = '']) => url);
    expect(pages.length).toBeGreaterThan(8);
    const ignored = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    const browser = await playwright.chromium.launch({ ...launchOptions, ...ignored });
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations)
        reasons.push(type === 'Circumstantial' ? type : `${page.url()}: ${reason}`);
    });
    for (const url of pages) {
      await page.goto(url);
      await page.mouse.move(100, 100);
      await page.goto(`${baseURL}/es/contact?from`);
      await page.goBack();
    }
    expect(reasons.length).toBeGreaterThanOrEqual(pages.length);
    expect(new Set(reasons)).toEqual(new Set(['Circumstantial']));
    await browser.close();
  });
});
