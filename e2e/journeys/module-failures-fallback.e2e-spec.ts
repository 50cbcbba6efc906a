import type { Page, Route } from '@playwright/test';
import type { ModuleName } from '@vitral/contracts/modules';
import type { ReleaseChange } from '../support/changed-release.ts';
import { expect, test as base } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';
import { activate, publish, releaseIn } from '../support/releases.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { staffApi } from '../support/staff-api.ts';

const BUILT = 'What people say about us, as published on the site.';
/** Defined only in browsers, so that the server's trial does not fail. */
const IN_BROWSERS = 'document.startViewTransition';

const CHANGES: [ModuleName, ReleaseChange][] = [
  ['mfe-people', { version: '0.2.0', texts: { [BUILT]: 'As in 0.2.0.' } }],
  ['mfe-social', { version: '0.2.0', before: `if (${IN_BROWSERS}) throw new Error("Thrown on purpose");` }],
  [
    'mfe-content',
    {
      version: '0.2.0',
      texts: { 'requiredVersion:"^19.3.1"': `requiredVersion:${IN_BROWSERS}?"^99.0.0":"^19.3.1"` },
    },
  ],
];

/** Starts a server on which three modules have a newer release than the built one. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer();
      try {
        const admin = await staffApi(server.url, 'admin');
        for (const [module, change] of CHANGES) await activate(admin, await publish(admin, module, change));
        await admin.dispose();
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  siteUrl: [({ server }, use) => use(server.url), { scope: 'worker' }],
});

/** Errors that the browser reports for files broken on purpose. */
test.use({
  expectedErrors: /\/modules\/|Thrown on purpose|does not satisfy the requirement/,
  locale: 'en',
});

test.beforeEach(({ context, siteUrl }) =>
  context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]),
);

const previousReleaseAlert = (page: Page) => page.getByText(/You see the previous version of this part/);

/** Opens a page of a release that fails, and expects the previous release in its place. */
async function expectFallback(page: Page, url: string, module: ModuleName, reason: string) {
  const report = page.waitForRequest('**/api/modules/reports');
  await loginAs(page, 'admin', url);
  await expect(previousReleaseAlert(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { set } = JSON.parse((await page.locator('#boot').textContent()) ?? '') as { set: string };
  expect((await report).postDataJSON()).toEqual({
    set,
    module,
    release: (await releaseIn(page, module))?.base.split('/').at(-2),
    reason,
    outcome: 'fell-back',
  });
  expect((await (await report).response())?.status()).toBe(204);
  await pageLink(page, 'Settings').click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(previousReleaseAlert(page)).toBeHidden();
}

const ALL = /\/modules\/mfe-people\/0\.2\.0-[^/]+\//;
const CHUNKS = /\/modules\/mfe-people\/0\.2\.0-[^/]+\/(?!remoteEntry)/;

const FAULTS: [string, string, RegExp, (route: Route) => unknown][] = [
  [
    'a changed byte',
    'altered',
    ALL,
    async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()} ` });
    },
  ],
  ['a missing chunk', 'missing', CHUNKS, (route) => route.fulfill({ status: 404, body: '{}' })],
  [
    'an HTML response',
    'altered',
    ALL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy login</h1>' }),
  ],
  ['a hang', 'slow', ALL, () => undefined],
];

for (const [fault, reason, files, handle] of FAULTS)
  test(`${fault} falls back to the previous release, and the rest works`, async ({ page }) => {
    await page.route(files, (route) => void handle(route));
    await expectFallback(page, '/admin/testimonials', 'mfe-people', reason);
  });

test.describe('fallback of a failing module', () => {
  test('a module that throws falls back to the previous release, and the rest works', async ({ page }) => {
    await expectFallback(page, '/admin/social', 'mfe-social', 'broken');
  });

  test('a module built for another shell falls back to the previous release, and the rest works', async ({
    page,
  }) => {
    await expectFallback(page, '/admin/content', 'mfe-content', 'incompatible');
  });

  test('the tab uses the previous release until the user requests the new one', async ({ page }) => {
    await page.route(ALL, (route) => route.abort());
    await loginAs(page, 'admin', '/admin/testimonials');
    await expect(page.getByText(BUILT)).toBeVisible();

    await page.unroute(ALL);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.reload();
    await expect(page.getByText(BUILT)).toBeVisible();
    await expect(previousReleaseAlert(page)).toBeVisible();
    expect(requested.filter((url) => url.includes('/modules/mfe-people/0.2.0-'))).toEqual([]);

    await page.getByRole('button', { name: 'Try the new one' }).click();
    await expect(page.getByText('As in 0.2.0.')).toBeVisible();
    await expect(previousReleaseAlert(page)).toBeHidden();
  });
});
