import { expect, type Locator, type Page } from '@playwright/test';

/** No page here has more controls in front of what is looked for. */
const LIMIT = 60;

/** What a key brings into view may bring more: nobody presses the next one before that is drawn. */
function nextDrawing(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Presses Tab until something has the focus, as people without a mouse get there; fails when they never would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    await nextDrawing(page);
    if (await target.and(page.locator(':focus')).count()) return;
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** Goes once round all of an open dialog's controls with Tab: each has its turn, and nothing behind it does. */
export async function expectFocusToStayIn(page: Page, dialog: Locator): Promise<void> {
  const visited = new Set<string>();
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
    const focused = dialog.locator(':focus');
    // Between the last control and the first the browser's own have their turn.
    if ((await focused.count()) === 0) continue;
    const control = await focused.evaluate((element) => element.outerHTML);
    if (visited.has(control)) break;
    visited.add(control);
  }
  expect(visited.size, 'controls of the dialog').toBeGreaterThan(1);
  await expect(dialog.locator(':focus')).toHaveCount(1);
}
