import type { ClientError } from '@vitral/contracts/client-errors';
import { expect, test } from '../support/journey.ts';
import { wakeIslands } from '../support/public-page.ts';
import { staffApi } from '../support/staff-api.ts';

/** Errors that this journey causes on purpose. */
test.use({ expectedErrors: /Deliberate|\/modules\/mfe-people\/|mfe-people: |requires 'Trusted/ });

/** Passes text to sinks that could run it; runs in the page. */
function tryToInject(): Record<string, string> {
  const attempt = (inject: () => string) => {
    try {
      return inject();
    } catch {
      return 'refused';
    }
  };
  const script = document.createElement('script');
  const element = document.createElement('div');
  return {
    url: attempt(() => (script.src = '/api/content/1/download')),
    handler: attempt(() => {
      element.setAttribute('onclick', 'run()');
      return 'accepted';
    }),
    markup: attempt(() => {
      element.innerHTML = '<b onclick="run()">a</b><iframe srcdoc="x"></iframe>';
      return element.innerHTML;
    }),
  };
}

test.describe('error reports of browsers', () => {
  test('errors in a browser are reported to the staff without personal data', async ({ page, baseURL }) => {
    const admin = await staffApi(baseURL, 'admin');
    const waitForReport = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/client-errors'));
    const find = async (q: string): Promise<ClientError[]> =>
      (await admin.get('/api/client-errors', { params: { q } })).json();

    await page.goto('/en/education?utm=somebody#horarios');
    await wakeIslands(page);
    expect(await page.evaluate(tryToInject)).toEqual({
      url: 'refused',
      handler: 'refused',
      markup: 'refused',
    });
    let report = waitForReport();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Deliberate, for ana@correo.example');
      });
    });
    expect((await report).status()).toBe(204);
    expect((await report).request().headers()['cookie']).toBeUndefined();
    expect(await find('Deliberate, for')).toEqual([
      expect.objectContaining({
        kind: 'script',
        message: 'Error: Deliberate, for [mail]',
        page: '/en/education',
        browser: expect.stringMatching(/^Chrome \d+$/),
        count: 1,
      }),
    ]);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/admin');
    await expect(page.getByLabel(/^Username/)).toBeVisible();
    expect(await page.evaluate(tryToInject)).toEqual({
      url: 'refused',
      handler: 'refused',
      markup: '<b>a</b>',
    });
    report = waitForReport();
    await page.evaluate(() => void Promise.reject(new Error('Deliberate before the login')));
    await report;
    expect(await find('before the login')).toMatchObject([{ kind: 'promise', page: '/admin' }]);

    const manager = { username: 'manager', password: 'manager-vitral' };
    expect((await page.request.post('/api/auth/login', { data: manager })).status()).toBe(200);
    await page.route(/\/modules\/mfe-people\/.*remoteEntry/, (route) => route.abort());
    report = waitForReport();
    await page.goto('/admin/testimonials');
    await report;
    expect(await find('mfe-people: unreachable')).toMatchObject([
      {
        kind: 'module-load',
        module: 'mfe-people',
        release: expect.stringMatching(/^\d/),
        page: '/admin/testimonials',
      },
    ]);
    await admin.dispose();
  });
});
