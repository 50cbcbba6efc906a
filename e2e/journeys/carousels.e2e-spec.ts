import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
/** Only the selected slide is exposed to screen readers. */
const slide = (region: Locator) => region.getByRole('group');
const announced = (region: Locator) => region.getByRole('status');

/** Returns the names of a carousel's first, second and last slide. */
async function namesOf(region: Locator): Promise<[first: string, second: string, last: string]> {
  const all = region.getByRole('group', { includeHidden: true });
  const names = await all.evaluateAll((slides) =>
    slides.map((each) => each.getAttribute('aria-label') ?? ''),
  );
  expect(names.length).toBeGreaterThan(2);
  names.forEach((name, index) => expect(name).toMatch(new RegExp(`^${index + 1} of ${names.length}: .+`)));
  return [names[0] ?? '', names[1] ?? '', names.at(-1) ?? ''];
}

/** Expects exactly one slide, announced to screen readers with its position and name. */
async function expectToShow(region: Locator, name: string): Promise<void> {
  await expect(slide(region)).toHaveCount(1);
  await expect(slide(region)).toHaveAccessibleName(name);
  await expect(slide(region)).toBeVisible();
  await expect(announced(region)).toHaveText(name);
}

test.use({ reducedMotion: 'no-preference' });

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the team leaders are operated by keyboard and wrap around at both ends', async ({ page }) => {
    await page.goto('/en#carousel-medicos');
    const region = carousel(page, 'Team leaders');
    const [first, second, last] = await namesOf(region);
    await expect(slide(region)).toHaveAccessibleName(first);
    await expect(announced(region)).toBeEmpty();

    await tabTo(page, region.getByRole('button', { name: 'Next person' }));
    await page.keyboard.press('Enter');
    await expectToShow(region, second);
    await region.getByRole('button', { name: 'Previous person' }).focus();
    await page.keyboard.press('Space');
    await expectToShow(region, first);
    await page.keyboard.press('Space');
    await expectToShow(region, last);
    await page.keyboard.press('ArrowRight');
    await expectToShow(region, first);
    await page.keyboard.press('End');
    await expectToShow(region, last);
  });
});

for (const [path, name] of [
  ['/en', 'All that we do, piece by piece'],
  ['/en/education', 'Who teaches'],
] as const) {
  test(`“${name}” moves until it is paused by keyboard, which lasts`, async ({ page }) => {
    await page.goto(path);
    const item = page.getByRole('group', { name }).getByRole('listitem').first();
    const left = () => item.evaluate((element) => element.getBoundingClientRect().left);
    const control = (action: string) =>
      page
        .locator('[data-moves]')
        .filter({ has: page.getByRole('group', { name }) })
        .getByRole('button', { name: `${action} the animations` });
    await tabTo(page, control('Pause'));
    const before = await left();
    await expect.poll(left).not.toBe(before);

    await page.keyboard.press('Enter');
    await expect(control('Play')).toBeFocused();
    await page.evaluate(frames, 2);
    const stopped = await left();
    await page.evaluate(frames, 30);
    expect(await left()).toBe(stopped);

    await page.reload();
    await tabTo(page, control('Play'));
    const paused = await left();
    await page.evaluate(frames, 30);
    expect(await left()).toBe(paused);

    await page.keyboard.press('Enter');
    await expect.poll(left).not.toBe(paused);
  });
}

/** Waits for a number of animation frames; runs in the page. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
