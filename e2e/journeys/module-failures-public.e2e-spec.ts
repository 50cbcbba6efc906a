import { expect, test } from '../support/journey.ts';
import { expectTakenOver } from '../support/public-page.ts';
import { expectNoAxeViolations } from '../support/axe.ts';

/** What the browser itself reports about files that we break on purpose. */
test.use({ expectedErrors: /\/modules\/|Deliberate/, locale: 'en' });

const FILES = '**/modules/mfe-public/**/*.js*';

test('what the server drew stays readable without the public module’s scripts, and comes alive on Retry', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.abort());
  const told = page.waitForRequest('**/api/modules/reports');
  await page.goto('/en');
  const bar = page.getByRole('complementary', { name: 'Notice' });
  await expect(bar).toContainText('This page did not arrive in full');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await told).postDataJSON()).toMatchObject({
    module: 'mfe-public',
    reason: 'unreachable',
    outcome: 'failed',
  });
  expect((await (await told).response())?.status()).toBe(204);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.unroute(FILES);
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expectTakenOver(page);
  await expect(bar).toBeHidden();
});

test('a script that is lost for a moment is asked for once more', async ({ page }) => {
  await page.route(FILES, (route) => route.abort(), { times: 1 });
  const told = page.waitForRequest('**/api/modules/reports');
  await page.goto('/en');
  await expectTakenOver(page);
  expect((await told).postDataJSON()).toMatchObject({ outcome: 'retried' });
  await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden();
});

test('a page that a script has cleared is brought back', async ({ page }) => {
  await page.goto('/en');
  await expectTakenOver(page);
  await page.evaluate(() => {
    document.getElementById('root')?.replaceChildren();
    setTimeout(() => {
      throw new Error('Deliberate');
    });
  });
  await expect(page.getByRole('complementary', { name: 'Notice' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where neither server nor browser can draw the page, the site says so, and Retry brings it', async ({
  page,
}) => {
  await page.route('**/fr', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const emptied = text.replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>');
    await route.fulfill({
      response: answer,
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
