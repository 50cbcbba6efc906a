import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('scroll-to-top button', () => {
  test('appears after scrolling 400 pixels, scrolls to the top and focuses the content', async ({ page }) => {
    await page.goto('/en/privacy');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await scrollTo(page, 401);
    await expect(button).toBeVisible();
    await scrollTo(page, 400);
    await expect(button).toBeHidden();

    // The button is at the end of the page, so tabbing to it scrolls there.
    await tabTo(page, button);
    expect(await scrolledTo(page)).toBeGreaterThan(400);
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });

  for (const [path, controls] of [
    ['/en', 3],
    ['/en/education', 2],
  ] as const)
    test(`lies on no pause button of ${path} on phones`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await scrollTo(page, 401);
      const { x: left = 0 } =
        (await page.getByRole('button', { name: 'Back to the top' }).boundingBox()) ?? {};
      const pauseButtons = page.getByRole('button', { name: 'Pause the animations' });
      await expect(pauseButtons).toHaveCount(controls);
      for (const pauseButton of await pauseButtons.all()) {
        const { x = 0, width = 0 } = (await pauseButton.boundingBox()) ?? {};
        expect(x + width).toBeLessThanOrEqual(left);
      }
    });
});
