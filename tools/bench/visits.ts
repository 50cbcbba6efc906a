/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { BuiltDescriptor, PageContribution } from '@vitral/contracts/modules';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Wait before each visit, as nobody clicks while a page is still appearing. */
const PAUSE_MS = 400;

declare global {
  interface Window {
    shownAt?: Promise<number>;
  }
}

/** Lists the pages of the console's sidebar in their order, without those of the account menu. */
export function linkedPages(root: string): PageContribution[] {
  const descriptors = globSync('mfe-*/dist/module.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as BuiltDescriptor,
  );
  const order = ({ navigation }: PageContribution) => navigation?.order ?? 0;
  return descriptors
    .flatMap(({ pages }) => pages)
    .filter(({ navigation }) => navigation && navigation.group !== 'account')
    .sort((one, other) => order(one) - order(other));
}

/**
 * Clicks the link of a page and returns the milliseconds from the click until the page's own content is on screen, without a
 * placeholder. The pointer reaches the link right before the click.
 */
export async function measureVisit(page: Page, path: string): Promise<number> {
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.move(800, 5);
  await page.evaluate(watchContent);
  await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
  return page.evaluate(() => window.shownAt ?? NaN);
}

/** Runs in the page. Starts to measure at the next click. */
function watchContent() {
  const LOADING = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])';
  const EMPTY_GRID = '.MuiDataGrid-root:not(:has(.MuiDataGrid-row, .MuiDataGrid-overlay))';
  const heading = () => document.querySelector('main h1');
  const before = heading();
  // Charts below the screen load once they are scrolled into view.
  const isOnScreen = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  const isShown = () =>
    heading() !== null &&
    heading() !== before &&
    ![...document.querySelectorAll(`main :is(${LOADING}, ${EMPTY_GRID})`)].some(isOnScreen);
  window.shownAt = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () =>
          // The second frame starts when the first one is on screen.
          requestAnimationFrame(() => (isShown() ? resolve(performance.now() - timeStamp) : check()));
        check();
      },
      { capture: true, once: true },
    );
  });
}
