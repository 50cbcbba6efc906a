import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ActiveSet } from '../src/modules/serving/served-set.ts';
import { Health } from '../src/modules/health/health.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

/** Renderer that fails for one host, one visitor input, and one name written by staff. */
const TOUCHY = rendererNamed('touchy')
  .replace(
    'exports.render = async (request) => (',
    `exports.render = async (request) => {
  if (/evil/.test(request.origin) || request.form?.values.name === 'Evil') throw new Error('of a visitor');
  if (request.answers['/api/testimonials']?.includes('Broken')) throw new Error('of the release');
  return (`,
  )
  .replace(/\);$/, '); };');

let api: Api;
let site: ServedSite;
let set: ActiveSet;
let failed: jest.SpiedFunction<Health['renderFailed']>;
beforeAll(async () => {
  api = await startApi();
  site = await ServedSite.open(api);
  set = await site.publishPublic(TOUCHY);
});
afterAll(() => api.stop());
beforeEach(() => {
  failed?.mockRestore();
  failed = jest.spyOn(api.application.get(Health), 'renderFailed');
});

describe('failed rendering', () => {
  it('a page that fails to render only because of visitor input does not count against the release', async () => {
    for (const path of ['/en', '/es/contact', '/fr/education']) {
      expect((await rawRequest(api.url + path, { Host: 'evil.localhost' })).status).toBe(200);
      await api.site().post('/es/contact').type('form').send({ name: 'Evil', email: 'x' }).expect(400);
    }
    // The next request waits for the check, which runs on the same thread.
    await rawRequest(`${api.url}/en`, { Host: 'another.localhost' });
    expect(failed).not.toHaveBeenCalled();
  });

  it('a page that fails to render from the server’s data counts against the release', async () => {
    const counted = new Promise((resolve) => failed.mockImplementation((...call) => resolve(call)));
    const testimonial = { name: 'Broken', text: 'Muy buena', rating: 5, isActive: true };
    await api.as('manager').post('/testimonials').send(testimonial).expect(201);
    await site.page('/en').expect(200);
    expect(await counted).toEqual([set.id, expect.stringContaining('/modules/mfe-public/')]);
  });
});
