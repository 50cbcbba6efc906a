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

function expectPolicies(headers: Record<string, string>): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const permissions = (headers['permissions-policy'] ?? '').split(', ');
  expect(permissions).toEqual(expect.arrayContaining(REFUSED.map((name) => `${name}=()`)));
  const directives = (headers['content-security-policy'] ?? '').split(/; ?/);
  const names = directives.map((directive) => directive.split(' ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['default-src', 'base-uri', 'form-action', 'frame-ancestors']),
  );
  expect(directives).toContain("base-uri 'none'");
}

describe('security headers forbid features that no page needs', () => {
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
