import type { Page } from '@playwright/test';
import { expect, ownServer, test } from '../support/journey.ts';
import { island, wakeIslands } from '../support/public-page.ts';
import { activate, publish, releaseIn } from '../support/releases.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ siteUrl: ownServer(), viewport: { width: 390, height: 844 } });

/**
 * Acts on a button of a carousel as soon as the browser has painted, or received it; runs in the page before its own scripts.
 */
function actAtFirstPaint(kind: 'click' | 'touch' | 'keyboard'): void {
  const act = () => {
    const button = document.querySelector<HTMLElement>('#carousel-medicos button[aria-label^="Next"]');
    if (!button) return requestAnimationFrame(act);
    if (kind === 'touch') button.dispatchEvent(new Event('touchstart', { bubbles: true }));
    if (kind === 'keyboard') {
      button.focus();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    } else {
      button.click();
      button.click();
    }
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const shown = (page: Page) => page.getByRole('region', { name: 'Team leaders' }).getByRole('group');

test.describe('islands', () => {
  for (const [kind, position] of [
    ['click', /^3 of /],
    ['touch', /^3 of /],
    ['keyboard', /^(\d+) of \1: /],
  ] as const) {
    test(`no ${kind} is lost that happens at the first paint on a slow processor`, async ({ page }) => {
      await slowDown(page);
      await page.addInitScript(actAtFirstPaint, kind);
      await page.goto('/en');
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAccessibleName(position);
    });
  }

  test('an open page wakes the islands of its own release after another one was activated', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en');
    const base = (await releaseIn(page, 'mfe-public'))?.base ?? '';
    const admin = await staffApi(baseURL, 'admin');
    await activate(admin, await publish(admin, 'mfe-public', { version: '0.2.0' }));
    await admin.dispose();

    await wakeIslands(page);
    const paths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/modules/mfe-public/')),
    );
    expect(paths.filter((path) => !path.startsWith(base))).toEqual([]);
    await page.reload();
    expect((await releaseIn(page, 'mfe-public'))?.version).toBe('0.2.0');
    await island(page, 'carousel').first().hover();
    await expect(island(page, 'carousel').first()).toHaveAttribute('data-awake');
  });
});
