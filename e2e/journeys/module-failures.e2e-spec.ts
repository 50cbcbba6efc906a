import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { startServer, type RunningServer } from '../support/server.ts';

/** What the browser itself reports about files that we break on purpose. */
test.use({
  expectedErrors:
    /Failed to load resource.*\/modules\/|Refused to execute script.*\/modules\/|valid digest in the 'integrity'.*\/modules\/|ModuleLoadError: mfe-/,
  locale: 'en',
});

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(async () => {
  await server.stop();
});

async function releaseFolder(module: string): Promise<string> {
  const folder = join(server.dataDir, 'data/modules', module);
  const [release] = await readdir(folder);
  if (!release) throw new Error(`${module} has no release`);
  return join(folder, release);
}

async function openAs(page: Page, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'en', url: server.url }]);
  await page.goto(`${server.url}/admin`);
  await page.getByRole('button', { name: /admin-vitral/ }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel(/^Password/)).toBeHidden();
  await page.goto(`${server.url}${path}`);
}

async function expectTheRestToWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

test('a module whose files are gone has its own panel, and comes back on Retry', async ({ page }) => {
  const folder = await releaseFolder('mfe-people');
  await rename(folder, `${folder}-gone`);
  await openAs(page, '/admin/users');
  await expect(page.getByText('Its files are not on the server.')).toBeVisible();
  await expectTheRestToWork(page);

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByText('Its files are not on the server.')).toBeVisible();
  await rename(`${folder}-gone`, folder);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

for (const part of ['remoteEntry', 'late chunk'] as const) {
  test(`an altered ${part} never runs, and comes back on Retry once it is right`, async ({ page }) => {
    const folder = await releaseFolder('mfe-people');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const altered = files.filter((name) => name.startsWith('remoteEntry') === (part === 'remoteEntry'));
    const originals = await Promise.all(altered.map((name) => readFile(join(folder, name))));
    for (const [index, name] of altered.entries()) {
      await writeFile(join(folder, name), `${originals[index]};globalThis.wasAltered = true;`);
      // Without its compressed forms the file itself is what the browser gets.
      for (const form of ['br', 'gz']) await rm(join(folder, `${name}.${form}`), { force: true });
    }

    await openAs(page, '/admin/testimonials');
    await expect(page.getByText(/Its files are not the ones that were released/)).toBeVisible();
    expect(await page.evaluate(() => 'wasAltered' in globalThis)).toBe(false);
    await expectTheRestToWork(page);

    for (const [index, name] of altered.entries())
      await writeFile(join(folder, name), originals[index] ?? '');
    await page.getByRole('link', { name: 'Testimonials', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  });
}

test('a module that hangs gives its panel within 10 seconds', async ({ page }) => {
  await page.route('**/modules/mfe-people/**', () => new Promise(() => undefined));
  const asked = page.waitForRequest('**/modules/mfe-people/**');
  await openAs(page, '/admin/users');
  await asked;
  await expect(page.getByText('This part of the console could not be loaded')).toBeVisible({
    timeout: 10_000,
  });
  await expectTheRestToWork(page);

  await page.unroute('**/modules/mfe-people/**');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('a page of HTML in place of a script is refused', async ({ page }) => {
  await page.route('**/modules/mfe-people/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy login</h1>' }),
  );
  await openAs(page, '/admin/users');
  await expect(page.getByText('This part of the console could not be loaded')).toBeVisible();
  await expectTheRestToWork(page);
});

test('what the server drew stays readable when the public module’s scripts are gone', async ({ page }) => {
  const folder = await releaseFolder('mfe-public');
  await page.goto(`${server.url}/en`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await rename(folder, `${folder}-gone`);

  await page.goto(`${server.url}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goto(`${server.url}/admin`);
  await expect(page.getByLabel(/^Password|^Contraseña/)).toBeVisible();
  await rename(`${folder}-gone`, folder);
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
  await page.goto(`${server.url}/fr`);
  await expect(page.getByRole('heading', { name: "Cette page n'a pas pu s'afficher" })).toBeVisible();

  await page.unroute('**/modules/mfe-public/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});
