/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';

const SLOWDOWN = 4;
/** Wait until the browser has reported an interaction. */
const SETTLE_MS = 1200;

export interface Interaction {
  name: string;
  ms: number[];
}

/** A list with a data grid: its search field, a column to sort by, and the button that opens a dialog. */
interface List {
  path: string;
  search: string;
  column: string;
  opener: (page: Page) => Locator;
}

const LISTS: List[] = [
  {
    path: '/admin/users',
    search: 'Search users',
    column: 'createdAt',
    opener: (page) => page.getByRole('button', { name: 'Add user' }),
  },
  {
    path: '/admin/content',
    search: 'Search content',
    column: 'title',
    opener: (page) => page.getByRole('button', { name: 'Add content' }),
  },
  {
    path: '/admin/messages',
    search: 'Search messages',
    column: 'name',
    opener: (page) => page.getByRole('grid').getByRole('row').nth(1).getByRole('button').first(),
  },
];

/** Measures typing, sorting and opening a dialog on lists, at a quarter of the processor's speed. */
export async function measureInteractions(page: Page, rounds: number): Promise<Interaction[]> {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(observeEvents);
  const found: Interaction[] = [];
  for (const list of LISTS) {
    for (const [what, act] of Object.entries(actsOn(page, list))) {
      await page.goto(list.path);
      await page.getByRole('grid').waitFor();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const ms: number[] = [];
      for (let round = 0; round < rounds; round++) ms.push(await timeAct(page, act));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      found.push({ name: `${list.path}, ${what}`, ms });
    }
  }
  return found;
}

/** Returns the actions on one list; each also undoes its change. */
function actsOn(page: Page, { search, column, opener }: List): Record<string, () => Promise<void>> {
  const field = page.getByRole('searchbox', { name: search });
  const header = page.locator(`[role="columnheader"][data-field="${column}"]`);
  return {
    typing: async () => {
      await field.pressSequentially('ana', { delay: 120 });
      await page.waitForTimeout(SETTLE_MS);
      await field.press('Control+a');
      await field.press('Delete');
    },
    sorting: () => header.click(),
    'opening a dialog': async () => {
      await opener(page).click();
      await page.waitForTimeout(SETTLE_MS);
      await page.keyboard.press('Escape');
    },
  };
}

/** Returns the duration of the slowest interaction, from the input to the frame that shows its effect. */
async function timeAct(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.interactions = []));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(0, ...(window.interactions ?? [])));
}

declare global {
  interface Window {
    /** Durations in milliseconds. */
    interactions?: number[];
  }
}

/** Runs in each document. */
function observeEvents() {
  window.interactions = [];
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.interactions?.push(entry.duration);
  };
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(record).observe(options as PerformanceObserverInit);
}
