import { expect, type Locator, type Page } from '@playwright/test';

/** Number of Tab presses that reach any control of any page. */
const LIMIT = 200;

/** Waits until the effect of a key press is rendered, two frames later. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Presses Tab until `target` has the focus; fails if it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    await nextFrames(page);
    if (await target.and(page.locator(':focus')).count()) return;
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Tabs through all the controls of an open dialog, and expects the focus never to leave it. */
export async function expectFocusToStayIn(page: Page, dialog: Locator): Promise<void> {
  const visited = new Set<string>();
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
    const focused = dialog.locator(':focus');
    // Between the last control and the first, Tab goes through the browser's own controls.
    if ((await focused.count()) === 0) continue;
    const control = await focused.evaluate((element) => element.outerHTML);
    if (visited.has(control)) break;
    visited.add(control);
  }
  expect(visited.size, 'controls of the dialog').toBeGreaterThan(1);
  await expect(dialog.locator(':focus')).toHaveCount(1);
}
