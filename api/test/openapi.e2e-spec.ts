import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('describes every call, and who may make it, to admins', async () => {
  const { body } = await api.as('admin').get('/docs/openapi.json').expect(200);
  expect(body.paths['/api/testimonials/{id}'].put).toMatchObject({
    description: 'Access: testimonials.write',
    security: [{ cookie: [] }],
  });
  expect(body.paths['/api/testimonials'].get).not.toHaveProperty('security');
});

it('shows them on a page whose scripts are all files of ours', async () => {
  const { text, headers } = await api.as('admin').get('/docs').expect(200);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(text).not.toMatch(/<script>/);
  for (const [, address = ''] of text.matchAll(/(?:src|href)="\/api(\/docs\/[^"]+)"/g)) {
    await api.as('admin').get(address).expect(200);
  }
  await api.as('admin').get('/docs/package.json').expect(404);
});
