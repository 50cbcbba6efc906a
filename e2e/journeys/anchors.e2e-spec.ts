import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { expectFocusToStayIn, tabTo } from '../support/keyboard.ts';
import { expectToArriveAt } from '../support/scrolling.ts';

const headingOf = (page: Page) =>
  page.getByRole('heading', { name: 'In the words of those already here', level: 2 });

const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Scroll behaviour of links within the page. A busy browser may draw as few steps of a smooth movement as of a jump. */
const scrolling = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test.use({ reducedMotion: 'no-preference' });

test.describe('anchors', () => {
  test('header links on other pages lead to the sections of the landing page', async ({ page }) => {
    await page.goto('/en/education');
    await headerLink(page, 'Testimonials').click();

    await expect(page).toHaveURL(/\/en#carousel-testimonios$/);
    await expectToArriveAt(page, headingOf(page));
    await expect(headerLink(page, 'Testimonials')).toHaveAttribute('aria-current', 'location');
  });

  test('header links on the landing page scroll smoothly, without a page load', async ({ page }) => {
    await page.goto('/en');
    expect(await scrolling(page)).toBe('smooth');
    let pageLoads = 0;
    page.on('load', () => (pageLoads += 1));
    await headerLink(page, 'Testimonials').click();

    await expect(page).toHaveURL(/\/en#carousel-testimonios$/);
    await expectToArriveAt(page, headingOf(page));
    expect(pageLoads).toBe(0);
  });

  test.describe('reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('header links jump to the section at once', async ({ page }) => {
      await page.goto('/en');
      expect(await scrolling(page)).toBe('auto');
      await headerLink(page, 'Testimonials').click();
      await expectToArriveAt(page, headingOf(page));
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens and closes by keyboard, and its links lead to the sections', async ({ page }) => {
      await page.goto('/en');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = page.getByRole('dialog', { name: 'Menu' });

      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await expectFocusToStayIn(page, menu);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Space');
      await tabTo(page, menu.getByRole('button', { name: 'Close the menu' }));
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await tabTo(page, menu.getByRole('link', { name: 'Testimonials' }));
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/en#carousel-testimonios$/);
      await expectToArriveAt(page, headingOf(page));
      expect(messages).toEqual([]);
    });
  });
});
