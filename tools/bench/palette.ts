/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';

/** Wait until the palette has loaded. */
const SETTLE_MS = 500;

/** The typed text by kind of result, and the text of a result that it must find. */
const SEARCHES = {
  'a person': ['elena már', 'Elena Márquez'],
  'a file': ['handbook welc', 'Content'],
  'a live session': ['descanso cien', 'Live sessions'],
  'a page': ['privac', 'Pages'],
  'a setting': ['notif', 'Notifications'],
} as const;

declare global {
  interface Window {
    /** Resolves to the milliseconds from the last key until the result is on screen. */
    foundAfter?: Promise<number>;
  }
}

/** Measures the command palette: from the input of a search, which no cache holds, until a frame shows its result. */
export async function measurePalette(page: Page, rounds: number): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const [what, [typed, result]] of Object.entries(SEARCHES)) {
    const ms: number[] = [];
    for (let round = 0; round < rounds; round++) ms.push(await timeSearch(page, typed, result));
    found.push({ name: `command palette, ${what}`, ms });
  }
  return found;
}

async function timeSearch(page: Page, typed: string, result: string): Promise<number> {
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.focus();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(watchResults, result);
  await field.fill(typed);
  return page.evaluate(() => window.foundAfter ?? NaN);
}

/** Runs in the page. Starts to measure at the next input. */
function watchResults(result: string) {
  const isShown = () =>
    [...document.querySelectorAll('[role="dialog"] [role="option"]')].some((option) =>
      option.textContent?.includes(result),
    );
  window.foundAfter = new Promise((resolve) => {
    addEventListener(
      'input',
      ({ timeStamp }) => {
        const check = () =>
          requestAnimationFrame(() => (isShown() ? resolve(performance.now() - timeStamp) : check()));
        check();
      },
      { capture: true, once: true },
    );
  });
}
