import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the islands of a page with this name: parts whose scripts load when a visitor reaches them. */
export function island(page: Page, name: string): Locator {
  return page.locator(`[data-island="${name}"]`);
}

/** Wakes every island of the page, as a pointer that moves over each of them does, and waits until they respond. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island]'))
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}
