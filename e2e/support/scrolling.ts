import { expect, type Locator, type Page } from '@playwright/test';

/** Frames without movement after which the page counts as at rest. */
const FRAMES_AT_REST = 20;

export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

export function expectAtRest(page: Page): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let last = window.scrollY;
        let left = frames;
        const check = () => {
          left = window.scrollY === last ? left - 1 : frames;
          last = window.scrollY;
          if (left === 0) resolve();
          else requestAnimationFrame(check);
        };
        check();
      }),
    FRAMES_AT_REST,
  );
}

/** Expects the page to come to rest with the heading in view and not covered by the sticky header. */
export async function expectToArriveAt(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expectAtRest(page);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(header?.y).toBe(0);
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
}
