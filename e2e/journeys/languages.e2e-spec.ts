import { makeAccount } from '../support/accounts.ts';
import { openAccountMenu } from '../support/account-menu.ts';
import { expect, test } from '../support/journey.ts';
import { openAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'es' });

test.describe('languages', () => {
  test('a member of staff switches the console’s language, which applies on every device', async ({
    page,
    browser,
    baseURL,
  }) => {
    const admin = await staffApi(baseURL, 'admin');
    await makeAccount(admin, 'polyglot', 'manager');
    await admin.dispose();
    await openAs(page, 'polyglot', '/admin/testimonials');
    await expect(page.getByRole('heading', { name: 'Testimonios', level: 1 })).toBeVisible();

    const menu = await openAccountMenu(page);
    await menu.getByRole('menuitemradio', { name: 'Idioma: English' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
    await expect(page.getByText('The language has been changed successfully.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const elsewhere = await browser.newContext({ baseURL, locale: 'es' });
    const other = await elsewhere.newPage();
    await openAs(other, 'polyglot', '/admin');
    await expect(other.getByRole('link', { name: 'Testimonials', exact: true })).toBeVisible();
    await elsewhere.close();
  });

  test('each visitor gets the language of their own choice', async ({ page, browser, baseURL }) => {
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(/\/es$/);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    const elsewhere = await browser.newContext({ baseURL, locale: 'es' });
    await elsewhere.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
    const other = await elsewhere.newPage();
    await other.goto('/');
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
    await elsewhere.close();
  });

  test('the first page of a visit is offered in the language of the browser, once', async ({ page }) => {
    const offer = page.getByRole('complementary', { name: 'Español' });
    await page.goto('/en/education');
    await expect(offer).toBeVisible();
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(offer).toBeHidden();

    await page.goto('/fr/education');
    await offer.getByRole('link', { name: 'Leer esta página en español' }).click();
    await expect(page).toHaveURL(/\/es\/educacion$/);
    await page.goto('/en');
    await expect(offer).toBeHidden();
  });

  test('an offer requests no script while the pointer rests on it, and does not return once it is declined', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const offer = page.getByRole('complementary', { name: 'Español' });
    await page.mouse.move(4, 4);
    await page.goto('/en', { waitUntil: 'networkidle' });
    await expect(offer).toBeVisible();
    expect(scripts).toEqual([]);
    await offer.getByRole('button', { name: 'No, gracias' }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/en/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();

    await page.goto('/es');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});
