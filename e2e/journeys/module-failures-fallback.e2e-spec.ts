import type { Page, Route } from '@playwright/test';
import type { ModuleName } from '@vitral/contracts';
import type { ReleaseChange } from '../support/changed-release.ts';
import { expect, test as base } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { activate, publish, releaseIn } from '../support/releases.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { staffApi } from '../support/staff-api.ts';

const BUILT = 'What people say about us, as published on the site.';
/** A trial on the server sees nothing of it. */
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

/** A server on which three modules have a release after the built one. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer();
      const admin = await staffApi(server.url, 'admin');
      for (const [module, change] of CHANGES) await activate(admin, await publish(admin, module, change));
      await admin.dispose();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  siteUrl: [({ server }, use) => use(server.url), { scope: 'worker' }],
});

/** What the browser itself reports about files that we break on purpose. */
test.use({
  expectedErrors: /\/modules\/|Thrown on purpose|does not satisfy the requirement/,
  locale: 'en',
});

test.beforeEach(({ context, siteUrl }) =>
  context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]),
);

const notice = (page: Page) => page.getByText(/You see the previous version of this part/);

/** Opens a page of a release that fails, and expects the one before in its place. */
async function expectFallback(page: Page, address: string, module: ModuleName, reason: string) {
  const told = page.waitForRequest('**/api/modules/reports');
  await loginAs(page, 'admin', address);
  await expect(notice(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { set } = JSON.parse((await page.locator('#boot').textContent()) ?? '') as { set: string };
  expect((await told).postDataJSON()).toEqual({
    set,
    module,
    release: (await releaseIn(page, module))?.base.split('/').at(-2),
    reason,
    outcome: 'fell-back',
  });
  expect((await (await told).response())?.status()).toBe(204);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

const ALL = /\/modules\/mfe-people\/0\.2\.0-[^/]+\//;
const CHUNKS = /\/modules\/mfe-people\/0\.2\.0-[^/]+\/(?!remoteEntry)/;

const FAULTS: [string, string, RegExp, (route: Route) => unknown][] = [
  [
    'a changed byte',
    'altered',
    ALL,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    },
  ],
  ['a missing chunk', 'missing', CHUNKS, (route) => route.fulfill({ status: 404, body: '{}' })],
  [
    'an answer of HTML',
    'altered',
    ALL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy login</h1>' }),
  ],
  ['a hang', 'slow', ALL, () => undefined],
];

for (const [what, reason, files, fault] of FAULTS)
  test(`${what} ends in the release before, and the rest works`, async ({ page }) => {
    await page.route(files, (route) => void fault(route));
    await expectFallback(page, '/admin/testimonials', 'mfe-people', reason);
  });

test('a module that throws ends in the release before, and the rest works', async ({ page }) => {
  await expectFallback(page, '/admin/social', 'mfe-social', 'broken');
});

test('a module for another shell ends in the release before, and the rest works', async ({ page }) => {
  await expectFallback(page, '/admin/content', 'mfe-content', 'incompatible');
});

test('the release before is shown throughout the session, until the new one is asked for', async ({
  page,
}) => {
  await page.route(ALL, (route) => route.abort());
  await loginAs(page, 'admin', '/admin/testimonials');
  await expect(page.getByText(BUILT)).toBeVisible();

  await page.unroute(ALL);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByText(BUILT)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/modules/mfe-people/0.2.0-'))).toEqual([]);

  await page.getByRole('button', { name: 'Try the new one' }).click();
  await expect(page.getByText('As in 0.2.0.')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
