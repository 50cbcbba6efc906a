import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import { expect, test } from '../support/journey.ts';
import { island, wakeIslands } from '../support/public-page.ts';
import { expectNoAxeViolations } from '../support/axe.ts';

/** Errors that the browser reports for files broken on purpose. */
test.use({ expectedErrors: /\/modules\/|Deliberate/, locale: 'en', viewport: { width: 390, height: 844 } });

const FILES = '**/modules/mfe-public/**/*.js*';

const next = (page: Page) => page.getByRole('button', { name: 'Next person' });
const shown = (page: Page) => page.getByRole('region', { name: 'Team leaders' }).getByRole('group');

const BUILT = JSON.parse(
  readFileSync(new URL('../../mfe-public/dist/module.json', import.meta.url), 'utf8'),
) as Pick<BootModule, 'integrity'>;

/** Returns the script of a page that creates its Trusted Types policy. */
const policyIn = (html: string) =>
  /<script>((?:if \()?self\.trustedTypes.*?)<\/script>/.exec(html)?.[1] ?? '';

/**
 * Returns a page as the server sends it when it cannot render it: without content, but with the shell's script and the hashes of all
 * scripts of mfe-public.
 */
function unrendered(html: string): string {
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Boot;
  const [{ base, entry, integrity }] = boot.modules.filter(({ name }) => name === 'shell') as [BootModule];
  const script = `<script src="${base}${entry}" integrity="${integrity[entry]}" crossorigin defer></script>`;
  const modules = boot.modules.map((module) =>
    module.name === 'mfe-public' ? { ...module, integrity: BUILT.integrity } : module,
  );
  const whole = JSON.stringify({ ...boot, modules }).replaceAll('<', '\\u003c');
  return html
    .replace(/id="boot">.*?<\/script>/, () => `id="boot">${whole}</script>`)
    .replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>')
    .replace('</head>', `${script}</head>`);
}

test.describe('failures of the public module', () => {
  test('a page stays readable without the public module’s scripts, and a click counts after Retry', async ({
    page,
  }) => {
    await page.route(FILES, (route) => route.abort());
    await page.goto('/en');
    const report = page.waitForRequest('**/api/modules/reports');
    await next(page).click();
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
    await expect(shown(page)).toHaveAccessibleName(/^2 of /);
    await expect(bar).toBeHidden();
  });

  test('a script that fails to load once is retried', async ({ page }) => {
    await page.route(FILES, (route) => route.abort(), { times: 1 });
    await page.goto('/en');
    const report = page.waitForRequest('**/api/modules/reports');
    await next(page).click();
    await expect(shown(page)).toHaveAccessibleName(/^2 of /);
    expect((await report).postDataJSON()).toMatchObject({ outcome: 'retried' });
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden();
  });

  test('the shell’s own script is requested again at the next action if it failed', async ({ page }) => {
    await page.route('**/modules/shell/**/main.*.js*', (route) => route.abort(), { times: 1 });
    await page.goto('/en');
    const failed = page.waitForEvent('requestfailed');
    await island(page, 'carousel').first().hover();
    await failed;
    await next(page).click();
    await expect(shown(page)).toHaveAccessibleName(/^2 of /);
  });

  test('a page that neither server nor browser can render shows a message, and loads on Retry', async ({
    page,
  }) => {
    // Such a page has the Trusted Types policy of the console, since the browser inserts its markup.
    const policy = policyIn(await (await page.request.get('/admin')).text());
    await page.route('**/fr', async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      const headers = reply.headers();
      const allowed = `'sha256-${hash('sha256', policy, 'base64')}'`;
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        `$& ${allowed}`,
      );
      const body = unrendered(html.replace(policyIn(html), () => policy));
      await route.fulfill({ response: reply, headers, body });
    });
    await page.route('**/modules/mfe-public/**', (route) => route.abort());
    await page.goto('/fr');
    await expect(page.getByRole('heading', { name: "Cette page n'a pas pu s'afficher" })).toBeVisible();

    await page.unroute('**/modules/mfe-public/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await wakeIslands(page);
  });
});
