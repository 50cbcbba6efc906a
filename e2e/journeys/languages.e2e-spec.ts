import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test('a member of staff switches the console’s language, and it stays switched elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await loginAs(page, 'manager');
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonios', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Inglés' }).click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await expect(page.getByText('The language has been changed successfully.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await loginAs(other, 'manager');
  await expect(other.getByRole('link', { name: 'Testimonials' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Spanish' }).click();
  await expect(page.getByRole('heading', { name: 'Testimonios', level: 1 })).toBeVisible();
});

test('a visitor’s language is the visitor’s own', async ({ page, browser, baseURL }) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(/\/es$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const another = await browser.newContext({ baseURL });
  await another.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const other = await another.newPage();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await another.close();
});
