import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with one line per rule and element. `framed` selects frames in which no script may run, not even axe's. */
export async function expectNoAxeViolations(page: Page, framed?: string): Promise<void> {
  await page.evaluate(showWhole);
  await waitForAnimations(page);
  // The default mode opens a second page for each run to check cross-origin frames, which the site does not have.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags([...WCAG_22_AA, 'best-practice']);
  if (framed) builder.exclude(framed);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Renders sections that browsers skip below the screen: the boxes of their content would overlap what follows. Messages that begin
 * to fade during the check keep their contrast. Runs in the page.
 */
function showWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { content-visibility: visible !important }
    [data-sonner-toast] { opacity: 1 !important; transition: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Waits for finite animations to end, including those that begin in the next frames: a half-faded element has too
 * little contrast.
 */
function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    for (let framesWithout = 0; framesWithout < 3; framesWithout += 1) {
      await new Promise(requestAnimationFrame);
      const ending = document.getAnimations().filter(ends);
      if (ending.length > 0) framesWithout = 0;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
