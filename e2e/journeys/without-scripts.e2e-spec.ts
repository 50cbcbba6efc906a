import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

test.describe('without scripts', () => {
  test('header and footer links lead to every page and language', async ({ page }) => {
    await page.goto('/en');
    const header = page.getByRole('navigation', { name: 'Main' });
    await header.getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL(/\/en#carousel-testimonios$/);
    await expect(page.getByRole('heading', { name: 'In the words of those already here' })).toBeInViewport();
    await header.getByRole('link', { name: 'Education' }).click();
    await expect(page).toHaveURL(/\/en\/education$/);

    const languages = page.getByRole('navigation', { name: 'Language of the page' });
    await languages.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/education$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('every team leader is readable', async ({ page, request }) => {
    const stored = (await (await request.get('/api/team-members')).json()) as unknown[];
    expect(stored.length).toBeGreaterThan(2);

    await page.goto('/en');
    const leaders = page.getByRole('region', { name: 'Team leaders' });
    const slides = leaders.getByRole('group');
    await expect(slides).toHaveCount(stored.length);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    const tops = await slides.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, 'none on top of another').toBe(stored.length);
    await expect(leaders.getByRole('button')).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu button links to the links in the footer', async ({ page }) => {
      await page.goto('/en/contact');
      await page.getByRole('link', { name: 'Go to the menu at the foot of the page' }).click();
      const footer = page.getByRole('navigation', { name: 'All pages' });
      await expect(footer).toBeInViewport();
      await footer.getByRole('link', { name: 'Education' }).click();
      await expect(page).toHaveURL(/\/en\/education$/);
    });
  });
});
