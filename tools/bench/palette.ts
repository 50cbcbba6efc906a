/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Interaction } from './interactions.ts';

const KEY_DELAY_MS = 60;

/** The typed text by kind of result, and the text of a result that it must find. */
const SEARCHES = {
  'a person': ['elena mar', 'Elena Márquez'],
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

/** Measures the command palette: from the last key of a search until a frame shows its result. */
export async function measurePalette(page: Page, rounds: number): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const [what, [typed, result]] of Object.entries(SEARCHES)) {
    const ms: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('combobox');
      await field.pressSequentially(typed.slice(0, -1), { delay: KEY_DELAY_MS });
      // The results of the shorter text may contain the result already, so the field is filled anew.
      await field.fill('');
      await page.evaluate(watchResults, result);
      await field.fill(typed);
      ms.push(await page.evaluate(() => window.foundAfter ?? NaN));
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
    }
    found.push({ name: `command palette, ${what}`, ms });
  }
  return found;
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
