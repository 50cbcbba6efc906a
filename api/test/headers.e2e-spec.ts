import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOBODY } from './set-up/nobody.ts';
import { putSettings } from './set-up/put-settings.ts';
import { ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await ServedSite.open(api);
});
afterAll(() => api.stop());

const REFUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

const OF_EMBEDS = /^(autoplay|encrypted-media|fullscreen|picture-in-picture)=/;

function expectPolicies(headers: Record<string, string>): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const permissions = (headers['permissions-policy'] ?? '').split(', ');
  expect(permissions).toEqual(expect.arrayContaining(REFUSED.map((name) => `${name}=()`)));
  // Listed without their origins, they would be refused to embeds.
  expect(permissions.filter((name) => OF_EMBEDS.test(name))).toEqual([]);
  const directives = (headers['content-security-policy'] ?? '').split(/; ?/);
  const names = directives.map((directive) => directive.split(' ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['default-src', 'base-uri', 'form-action', 'frame-ancestors']),
  );
  expect(directives).toContain("base-uri 'none'");
  expect(directives).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'report-to reports']),
  );
  expect(names.filter((name) => name === 'trusted-types')).toHaveLength(1);
  expect(headers).toMatchObject({
    'reporting-endpoints': 'reports="/api/client-errors/violations"',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
}

describe('security headers of every page', () => {
  it.each(['/', '/es', '/es/nothing', '/admin', '/share/nothing'])('%s', async (path) => {
    const { headers } = await api.site().get(path).set('Accept', 'text/html');
    expectPolicies(headers);
  });

  it('on the page of a missing live session', async () => {
    const path = `/api/zoom-meetings/${NOBODY}/join`;
    const { headers } = await api.site().get(path).set('Accept', 'text/html').expect(404);
    expectPolicies(headers);
  });

  it('on the API documentation', async () => {
    const { headers } = await api.as('admin').get('/docs').expect(200);
    expectPolicies(headers);
    expect(headers['content-security-policy']).toContain("form-action 'none'");
  });

  it('on the maintenance page', async () => {
    await putSettings(api, { isMaintenanceOn: true });
    const { headers } = await api.site().get('/es').expect(503);
    await putSettings(api, { isMaintenanceOn: false });
    expectPolicies(headers);
  });
});

describe('headers of other responses', () => {
  it.each(['/favicon.svg', '/api/testimonials', '/api/nothing'])(
    '%s has no policy for documents',
    async (path) => {
      const { headers } = await api.site().get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      for (const name of ['permissions-policy', 'reporting-endpoints'])
        expect(headers).not.toHaveProperty(name);
    },
  );
});

describe('the HTTPS that browsers insist on', () => {
  it('extends to the hosts of the settings, in responses from every cache', async () => {
    const paths = ['/es', '/admin', '/api/testimonials', '/api/nothing', '/favicon.ico'];
    for (const [httpsScope, more] of [
      ['preload', '; includeSubDomains; preload'],
      ['subdomains', '; includeSubDomains'],
      ['host', ''],
    ] as const) {
      await putSettings(api, { httpsScope });
      for (const path of [...paths, ...paths]) {
        const { headers } = await api.site().get(path);
        expect([path, headers['strict-transport-security']]).toEqual([path, `max-age=31536000${more}`]);
      }
    }
  });
});

describe('pages of other sites', () => {
  it('may show the icon of the site and nothing else', async () => {
    for (const [path, policy] of [
      ['/favicon.ico', 'cross-origin'],
      ['/favicon.svg', 'cross-origin'],
      ['/api/testimonials', 'same-origin'],
      ['/robots.txt', 'same-origin'],
    ]) {
      const { headers } = await api.site().get(String(path)).expect(200);
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, policy]);
    }
  });
});
