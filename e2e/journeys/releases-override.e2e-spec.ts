import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { releaseIn } from '../support/releases.ts';

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url));
const TITLE = 'Testimonials';

let developer: ChildProcess;
let address: string;

test.use({ locale: 'en' });

test.beforeAll(async () => {
  // The first start builds the module and its dependencies.
  test.setTimeout(180_000);
  developer = spawn(process.execPath, ['tools/dev.ts', 'mfe-people', '--alone'], {
    cwd: WORKSPACE,
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await servedAt(developer);
});

test.afterAll(async () => {
  const ended = once(developer, 'exit');
  developer.kill('SIGTERM');
  await ended;
});

async function servedAt({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout ?? []) {
    output += String(chunk);
    const found = /mfe-people\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
    if (found) {
      stdout?.resume();
      return found;
    }
  }
  throw new Error(`The module is not served:\n${output}`);
}

test.describe('override of a release', () => {
  test('an override loads one module from a developer’s machine, for that developer only', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/testimonials');
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    const data = { module: 'mfe-people', address, minutes: 30 };
    expect((await page.request.post('/api/modules/override', { data })).status()).toBe(204);

    const fromDeveloper = page.waitForResponse(`${address}/remoteEntry.js`);
    await page.reload();
    expect((await fromDeveloper).status()).toBe(200);
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    expect(await releaseIn(page, 'mfe-people')).toMatchObject({ base: `${address}/`, isDeveloped: true });
    const badge = page.getByRole('complementary', { name: 'Module under development' });
    await expect(badge).toContainText(address);

    const other = await browser.newContext({ baseURL });
    const colleague = await other.newPage();
    await loginAs(colleague, 'admin', '/admin/testimonials');
    expect((await releaseIn(colleague, 'mfe-people'))?.base).toMatch(/^\/modules\/mfe-people\//);
    await other.close();

    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(badge).toBeHidden();
    expect((await releaseIn(page, 'mfe-people'))?.base).toMatch(/^\/modules\/mfe-people\//);
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  });
});
