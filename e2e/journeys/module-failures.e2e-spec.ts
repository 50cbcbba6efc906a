import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';

/** Errors that the browser reports for files broken on purpose. */
test.use({
  expectedErrors:
    /Failed to load resource.*\/modules\/|Refused to execute script.*\/modules\/|valid digest in the 'integrity'.*\/modules\/|ModuleLoadError: mfe-|net::ERR_FAILED.*\/modules\/|blocked by CORS policy.*\/modules\//,
  locale: 'en',
});

const FILES = '**/modules/mfe-people/**';
const FAILED = 'This part of the console could not be loaded';

test.beforeEach(({ context, siteUrl }) =>
  context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]),
);

async function expectOtherPagesToWork(page: Page): Promise<void> {
  await pageLink(page, 'Settings').click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

test.describe('failures of console modules', () => {
  test('a module with missing files shows its own panel, and loads on Retry', async ({ page }) => {
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: '{}' }));
    const report = page.waitForRequest('**/api/modules/reports');
    await loginAs(page, 'admin', '/admin/users');
    await expect(page.getByText('Its files are not on the server.')).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({
      module: 'mfe-people',
      release: expect.stringMatching(/^\d/),
      reason: 'missing',
      outcome: 'failed',
    });
    expect((await (await report).response())?.status()).toBe(204);
    await expectOtherPagesToWork(page);

    await pageLink(page, 'Users').click();
    await expect(page.getByText('Its files are not on the server.')).toBeVisible();
    await page.unroute(FILES);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  });

  for (const [part, files] of [
    ['entry', /\/modules\/mfe-people\/.*\/remoteEntry/],
    ['lazy chunk', /\/modules\/mfe-people\/[^/]+\/(?!remoteEntry)/],
  ] as const)
    test(`an altered ${part} never runs, and the module loads once it is correct`, async ({ page }) => {
      await page.route(files, async (route) => {
        const reply = await route.fetch();
        const body = `${await reply.text()};globalThis.wasAltered = true;`;
        await route.fulfill({ response: reply, body });
      });
      await loginAs(page, 'admin', '/admin/testimonials');
      await expect(page.getByText(/Its files are not the ones that were released/)).toBeVisible();
      expect(await page.evaluate(() => 'wasAltered' in globalThis)).toBe(false);
      await expectOtherPagesToWork(page);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('link', { name: 'Testimonials', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
    });

  test('a module that hangs shows its panel within 10 seconds', async ({ page }) => {
    await page.route(FILES, () => new Promise(() => undefined));
    const asked = page.waitForRequest(FILES);
    await loginAs(page, 'admin', '/admin/users');
    await asked;
    await expect(page.getByText(FAILED)).toBeVisible({ timeout: 10_000 });
    await expectOtherPagesToWork(page);

    await page.unroute(FILES);
    await pageLink(page, 'Users').click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  });

  test('a file that fails to load once is retried without a message', async ({ page }) => {
    await page.route(FILES, (route) => route.abort(), { times: 1 });
    const report = page.waitForRequest('**/api/modules/reports');
    await loginAs(page, 'admin', '/admin/users');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    expect((await report).postDataJSON()).toMatchObject({ reason: 'unreachable', outcome: 'retried' });
  });

  test('a file that fails to prefetch is requested again when its page opens', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.route(FILES, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/modules/mfe-people/'),
    );
    await pageLink(page, 'Users').hover();
    await failed;
    await page.unroute(FILES);
    await pageLink(page, 'Users').click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  });
});
