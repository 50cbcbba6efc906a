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

it('says which calls take an Idempotency-Key', async () => {
  const { body } = await api.as('admin').get('/docs/openapi.json').expect(200);
  const takesKey = (path: string, method: string) =>
    body.paths[path][method].parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key');
  expect(takesKey('/api/testimonials', 'post')).toBe(true);
  expect(takesKey('/api/testimonials/{id}', 'delete')).toBe(true);
  expect(takesKey('/api/contact', 'post')).toBe(true);
  expect(takesKey('/api/content', 'post')).toBe(true);
  expect(takesKey('/api/testimonials', 'get')).toBe(false);
  expect(takesKey('/api/auth/login', 'post')).toBe(false);
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
