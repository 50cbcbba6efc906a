import { expect, type Locator, type Page } from '@playwright/test';

/** How many frames without a move mean that the page has come to rest. */
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
        const look = () => {
          left = window.scrollY === last ? left - 1 : frames;
          last = window.scrollY;
          if (left === 0) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    FRAMES_AT_REST,
  );
}

/** Whether the page comes to rest with a section's heading in view, and not beneath the header, which stays in view too. */
export async function expectToArriveAt(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expectAtRest(page);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(header?.y).toBe(0);
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
}
