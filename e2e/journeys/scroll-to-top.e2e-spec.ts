import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';

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
});
