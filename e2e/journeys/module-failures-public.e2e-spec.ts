import { expect, test } from '../support/journey.ts';
import { expectHydrated } from '../support/public-page.ts';
import { expectNoAxeViolations } from '../support/axe.ts';

/** Errors that the browser reports for files broken on purpose. */
test.use({ expectedErrors: /\/modules\/|Deliberate/, locale: 'en' });

const FILES = '**/modules/mfe-public/**/*.js*';

test.describe('failures of the public module', () => {
  test('a page stays readable without the public module’s scripts, and hydrates on Retry', async ({
    page,
  }) => {
    await page.route(FILES, (route) => route.abort());
    const report = page.waitForRequest('**/api/modules/reports');
    await page.goto('/en');
    const bar = page.getByRole('complementary', { name: 'Notice' });
    await expect(bar).toContainText('This page did not arrive in full');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({
      module: 'mfe-public',
      reason: 'unreachable',
      outcome: 'failed',
    });
    expect((await (await report).response())?.status()).toBe(204);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.unroute(FILES);
    await bar.getByRole('button', { name: 'Retry' }).click();
    await expectHydrated(page);
    await expect(bar).toBeHidden();
  });

  test('a script that fails to load once is retried', async ({ page }) => {
    await page.route(FILES, (route) => route.abort(), { times: 1 });
    const report = page.waitForRequest('**/api/modules/reports');
    await page.goto('/en');
    await expectHydrated(page);
    expect((await report).postDataJSON()).toMatchObject({ outcome: 'retried' });
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden();
  });

  test('a page that a script has cleared is restored', async ({ page }) => {
    await page.goto('/en');
    await expectHydrated(page);
    await page.evaluate(() => {
      document.getElementById('root')?.replaceChildren();
      setTimeout(() => {
        throw new Error('Deliberate');
      });
    });
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page that neither server nor browser can render shows a message, and loads on Retry', async ({
    page,
  }) => {
    await page.route('**/fr', async (route) => {
      const reply = await route.fetch();
      const text = await reply.text();
      const emptied = text.replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>');
      await route.fulfill({
        response: reply,
        body: emptied.replace(/<script[^>]*id="page">.*?<\/script>/s, ''),
      });
    });
    await page.route('**/modules/mfe-public/**', (route) => route.abort());
    await page.goto('/fr');
    await expect(page.getByRole('heading', { name: "Cette page n'a pas pu s'afficher" })).toBeVisible();

    await page.unroute('**/modules/mfe-public/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
