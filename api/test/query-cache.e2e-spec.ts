import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { type Api, startApi } from './start-api.ts';

const PATHS = [
  '/api/embeds',
  '/api/landing-content',
  '/api/site-config/site_language',
  '/api/site-config/site_logo',
  '/api/social-feeds',
  '/api/team-members',
  '/api/testimonials',
  '/api/zoom-meetings',
];
const PATH = '/api/testimonials';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const sql = (text: string) => api.application.get(MikroORM).em.fork().execute(text);

const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  rawRequest(`${api.url}${path}`, headers, method);

describe('a cached response', () => {
  const plain = ({
    date: _date,
    'x-request-id': _id,
    'keep-alive': _keepAlive,
    ...headers
  }: IncomingHttpHeaders) => headers;

  it.each(PATHS)('to %s is the same as the ordinary one, headers included', async (path) => {
    const [cached, ordinary] = [await ask(path), await ask(`${path}?`)];
    expect(cached.body.toString()).toBe(ordinary.body.toString());
    expect(plain(cached.headers)).toEqual(plain(ordinary.headers));
    expect(cached.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Authorization, Cookie, Accept-Encoding',
    });
    expect(cached.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('to "%s" is encoded as %s with the same content', async (accepted, encoding) => {
    const { headers, body } = await ask(PATH, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    const text =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe((await ask(PATH)).body.toString());
  });

  it('is not sent again to a client that has it, in any encoding', async () => {
    const { headers } = await ask(PATH, { 'Accept-Encoding': 'br' });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const condition = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
      const { status, body, headers: again } = await ask(PATH, condition);
      expect(status).toBe(304);
      expect(body).toHaveLength(0);
      expect(again).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
      expect(again).not.toHaveProperty('content-type');
      expect(again).not.toHaveProperty('content-encoding');
    }
    expect((await ask(PATH, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const whole = await ask(PATH);
    const { status, headers, body } = await ask(PATH, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(plain(headers)).toEqual(plain(whole.headers));
  });

  it('creates no session, and is for visitors only', async () => {
    const count = async () => (await sql('select count(*)::int as sessions from session'))[0];
    const before = await count();
    const { headers, body } = await ask(PATH);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await count()).toEqual(before);
    expect(body.toString()).not.toContain('"version"');

    const staff = await api
      .as('manager')
      .get('/testimonials')
      .expect(200)
      .expect('Cache-Control', 'no-store');
    expect(staff.body[0]).toHaveProperty('version');
    expect((await ask(PATH)).body).toEqual(body);
    expect((await ask(PATH, { Cookie: 'vitral.session=s%3Aforged.nothing' })).body).toEqual(body);
  });
});

describe('a read that fails', () => {
  it('gets the ordinary error, and is retried by the next request', async () => {
    await sql('alter table testimonial rename to testimonial_away');
    await sql('update testimonial_away set rating = rating');
    await sql(`select pg_notify('vitral_changes', 'testimonial')`);
    await api.application.get(TableChanges).settle();
    const { status, body } = await ask(PATH);
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toMatchObject({ statusCode: 500, code: 'server.failure' });

    await sql('alter table testimonial_away rename to testimonial');
    expect((await ask(PATH)).status).toBe(200);
  });
});
