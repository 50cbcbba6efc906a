import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('requests', () => {
  it('reports every failure in one shape, without stack, statement or path', async () => {
    const { body, headers } = await api.asVisitor().get('/nowhere').expect(404);
    expect(body).toEqual({
      statusCode: 404,
      code: 'request.not-found',
      message: 'Not found',
      params: {},
      requestId: headers['x-request-id'],
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('responds not found to an unknown method', async () => {
    for (const call of [api.as('admin').patch('/testimonials'), api.as('admin').delete('/testimonials')]) {
      const { body } = await call.send({}).expect(404);
      expect(body.code).toBe('request.not-found');
    }
  });

  it.each([
    ['malformed JSON', 'application/json', '{"name":', 400, 'request.invalid'],
    ['a text', 'text/plain', 'name', 415, 'request.not-json'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415, 'request.not-json'],
    [
      'more than a megabyte',
      'application/json',
      JSON.stringify({ name: 'x'.repeat(1_100_000) }),
      413,
      'request.too-large',
    ],
  ])('refuses %s', async (_kind, type, text, status, code) => {
    const { body } = await api
      .as('manager')
      .post('/testimonials')
      .set('Content-Type', type)
      .send(text)
      .expect(status);
    expect(body).toMatchObject({ statusCode: status, code });
  });

  it('refuses writes from other sites and accepts those of its own pages', async () => {
    const login = { username: 'user', password: 'user-vitral' };
    const { host } = new URL(api.site().get('/').url);
    const foreign = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    ];
    for (const headers of foreign) {
      const { body } = await api.asVisitor().post('/auth/login').set(headers).send(login).expect(403);
      expect(body.code).toBe('request.foreign-site');
    }
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: `http://${host}` }]) {
      await api.asVisitor().post('/auth/login').set(headers).send(login).expect(200);
    }
    await api.asVisitor().get('/testimonials').set('Sec-Fetch-Site', 'cross-site').expect(200);
  });

  it('lets browsers cache only what visitors read, checked by ETag', async () => {
    const { headers } = await api.asVisitor().get('/team-members').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Authorization, Cookie, Accept-Encoding',
    });
    await api
      .asVisitor()
      .get('/team-members')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);

    const staff = await api.as('manager').get('/team-members').expect(200);
    expect(staff.headers['cache-control']).toBe('no-store');
  });

  it('sends headers against content sniffing, framing and referrers', async () => {
    const { headers } = await api.asVisitor().get('/testimonials');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('recovers from the loss of its database connections', async () => {
    const em = api.em();
    await em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await api.asVisitor().get('/testimonials')).status);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
