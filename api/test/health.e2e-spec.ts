import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO: 'false' });
});
afterAll(() => api.stop());

describe('health checks', () => {
  it('reports that the server is alive and ready', async () => {
    const live = await api.site().get('/health/live').expect(200);
    expect(live.body).toEqual({ status: 'ok' });

    const ready = await api.site().get('/health/ready').expect(200);
    expect(ready.body).toEqual({ status: 'ok' });
  });

  it('responds with an id for each request', async () => {
    const first = await api.site().get('/health/live');
    const second = await api.site().get('/health/live');
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('adopts the request id of a proxy, unless it is malformed', async () => {
    const given = await api.site().get('/health/live').set('X-Request-Id', 'proxy-0001');
    expect(given.headers['x-request-id']).toBe('proxy-0001');

    const malformed = await api.site().get('/health/live').set('X-Request-Id', 'two words {}');
    expect(malformed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('includes the id in error responses', async () => {
    const { body } = await api.asVisitor().get('/nowhere').set('X-Request-Id', 'proxy-0002').expect(404);
    expect(body).toMatchObject({ code: 'request.not-found', requestId: 'proxy-0002' });
  });
});
