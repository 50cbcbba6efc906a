import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Health } from '../src/modules/health/health.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { ReleaseSets } from '../src/modules/serving/release-sets.ts';
import { ResponseCache } from '../src/platform/http/response-cache.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { putSettings } from './set-up/put-settings.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const READ = '/api/testimonials';
const PATHS = [READ, '/api/site-config/site_logo', '/es', '/en/education'];

/** Renderer that renders the origin of the request. */
const ORIGIN_RENDERER = rendererNamed('first').replace('<main>', "<main>' + request.origin + ' ");

let api: Api;
let site: ServedSite;
/** Spy on `store`, which runs for responses of Express, but not for cached ones that are sent before Express. */
let remembered: ReturnType<typeof jest.spyOn>;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '10.0.0.1' });
  site = await ServedSite.open(api);
  await site.publishPublic(ORIGIN_RENDERER);
  remembered = jest.spyOn(api.application.get(ResponseCache), 'store');
});
afterAll(() => api.stop());
beforeEach(() => {
  remembered.mockClear();
});

const ask = async (path: string, headers: OutgoingHttpHeaders = {}) => {
  const { status, headers: answered, body } = await rawRequest(`${api.url}${path}`, headers);
  return { status, headers: answered, text: body.toString() };
};

/**
 * Repeats the request until its response comes without Express. A freshly rendered page is compressed again at some
 * later time, after which one request goes through Express again.
 */
async function askUntilQuick(path: string, headers: OutgoingHttpHeaders = {}, status = 200) {
  for (;;) {
    remembered.mockClear();
    const response = await ask(path, headers);
    if (remembered.mock.calls.length === 0 && response.status === status) return response;
    await sleep(20);
  }
}

/** Headers that are the same in two responses to the same request. */
const plain = ({ date: _date, 'x-request-id': _id, ...headers }: IncomingHttpHeaders) => headers;

describe('the response to a visitor', () => {
  it.each(PATHS)('is sent to the next visitor before Express, headers included: %s', async (path) => {
    const first = await ask(`${path}?`);
    const next = await askUntilQuick(path, { 'X-Request-Id': 'from-the-proxy' });

    expect(next.text).toBe(first.text);
    expect(plain(next.headers)).toEqual(plain(first.headers));
    expect(next.headers['x-request-id']).toBe('from-the-proxy');
  });

  it.each(PATHS)('is not sent again to a client that has it: %s', async (path) => {
    const { headers } = await askUntilQuick(path);
    const again = await askUntilQuick(path, { 'If-None-Match': headers.etag }, 304);
    expect(again.text).toBe('');
    expect(again.headers).not.toHaveProperty('content-type');

    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    const forced = { 'If-None-Match': headers.etag, 'Cache-Control': 'no-cache' };
    expect((await ask(path, forced)).status).toBe(200);
  });

  it('is counted as a visit each time', async () => {
    await ask('/es');
    const count = jest.spyOn(api.application.get(Health), 'countPage');
    await ask('/es');
    await ask('/es');
    expect(count).toHaveBeenCalledTimes(2);
    count.mockRestore();
  });

  it('is not sent to requests with a session or a body, nor to HEAD', async () => {
    await ask(READ);
    const manager = await api.as('manager').get('/testimonials').expect(200);
    expect(manager.body[0]).toHaveProperty('version');
    expect(remembered).not.toHaveBeenCalled();
    expect((await ask(READ, { 'Content-Length': '0' })).status).toBe(200);
    expect(remembered).toHaveBeenCalledTimes(1);
    const head = await rawRequest(`${api.url}${READ}`, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('differs by encoding and by the language that the visitor chose', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await ask('/education', { Cookie: 'a=b; language=fr' })).text).toContain('lang="fr"');
      expect((await ask('/education', { Cookie: 'a=b' })).text).toContain('lang="es"');
      expect((await ask(READ, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
      expect((await ask(READ)).headers).not.toHaveProperty('content-encoding');
    }
  });

  it('names the requested host, and another only if a trusted proxy says so', async () => {
    const page = async (headers: OutgoingHttpHeaders) => (await ask('/en', headers)).text;
    for (let time = 0; time < 3; time += 1) {
      expect(await page({ Host: 'one.example' })).toContain('http://one.example');
      expect(await page({ Host: 'two.example' })).toContain('http://two.example');
      const forged = await page({ Host: 'one.example', 'X-Forwarded-Host': 'evil.example' });
      expect(forged).toContain('http://one.example');
      expect(forged).not.toContain('evil.example');
    }
  });
});

describe('a file of a release', () => {
  const fileOf = async () => `${(await api.application.get(ReleaseSets).active())?.shell.base}entry.js`;

  it('is sent to the next visitor before Express, headers included', async () => {
    const file = await fileOf();
    for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
      const first = await ask(`${file}?`, headers);
      await ask(file, headers);
      remembered.mockClear();
      const next = await ask(file, headers);
      expect(remembered).not.toHaveBeenCalled();
      expect(next).toMatchObject({ status: 200, text: first.text });
      expect(plain(next.headers)).toEqual(plain(first.headers));
      expect((await ask(file, { ...headers, 'If-None-Match': first.headers.etag })).status).toBe(304);
    }
  });

  it('is sent in ranges as well', async () => {
    const file = await fileOf();
    const whole = await ask(file);
    await ask(file);
    const part = await ask(file, { Range: 'bytes=1-3' });
    expect(part).toMatchObject({ status: 206, text: whole.text.slice(1, 4) });
  });

  it('is read from disk if it belongs to no set that visitors receive', async () => {
    const before = (await site.publishPublic(rendererNamed('an older one'))).modules.find(
      ({ name }) => name === 'mfe-public',
    );
    await site.publishPublic(ORIGIN_RENDERER);
    const older = `${before?.base}entry.js`;
    remembered.mockClear();
    expect((await ask(older)).status).toBe(200);
    expect(remembered).not.toHaveBeenCalled();
  });
});

describe('the cached response is no longer sent', () => {
  it.each([
    ['its table', 'testimonial', READ],
    ['a table that the page shows', 'testimonial', '/es'],
    ['the settings', 'settings', '/es'],
    ['the language of the site', 'site_config', '/es'],
    ['a restore', 'restore', '/es'],
    ['the release channel', 'release_channel', '/es'],
  ])('after a change of %s', async (_what, table, path) => {
    await askUntilQuick(path);
    const { em } = api.application.get(MikroORM);
    await em.fork().execute(`delete from "${table}" where false`);
    await api.application.get(TableChanges).settle();
    await ask(path);
    await ask(path);
    // The first response may be rendered instead of cached.
    expect(remembered).toHaveBeenCalled();
  });

  it('on the very next request after a write, also on another server', async () => {
    const another = await api.startAnother();
    const texts = async () => [
      (await ask(READ)).text,
      (await rawRequest(`${another.url}${READ}`)).body.toString(),
    ];
    try {
      for (const name of ['Ana Primera', 'Ana Segunda', 'Ana Tercera']) {
        const testimonial = { name, text: 'Muy buena', rating: 5, isActive: true };
        await texts();
        const { body } = await api.as('manager').post('/testimonials').send(testimonial).expect(201);
        expect((await ask(READ)).text).toContain(name);
        await another.application.get(TableChanges).settle();
        expect((await texts())[1]).toContain(name);
        await api.as('manager').delete(`/testimonials/${body.id}`).expect(204);
        expect((await ask(READ)).text).not.toContain(name);
      }
    } finally {
      await another.close();
    }
  });

  it('while the site is in maintenance', async () => {
    await ask('/es');
    await putSettings(api, { isMaintenanceOn: true });
    expect((await ask('/es')).status).toBe(503);
    await putSettings(api, { isMaintenanceOn: false });
    expect((await ask('/es')).status).toBe(200);
  });

  it('when another release is active, or while there is a candidate', async () => {
    const { text } = await ask('/es');
    expect(text).toContain('first landing');
    const before = await site.publishPublic(rendererNamed('second'));
    expect((await ask('/es')).text).toContain('second landing');
    const candidate = await site.publishPublic(rendererNamed('third'));
    await site.startTrial(before, candidate, 'mfe-public', 50);
    const first = await ask('/es');
    const next = await ask('/es');
    expect(first.headers['cache-control']).toContain('private');
    // Each visitor gets another share number.
    expect(next.headers['set-cookie']).toBeDefined();
    await site.endTrial();
  });

  it('while the server does not listen to the database', async () => {
    await ask(READ);
    const listening = jest
      .spyOn(api.application.get(TableChanges), 'isListening', 'get')
      .mockReturnValue(false);
    const { em } = api.application.get(MikroORM);
    // No server is notified of this change.
    await em.fork().execute(`update testimonial set name = 'Unheard'`);
    expect((await ask(READ)).text).toContain('Unheard');
    expect(remembered).not.toHaveBeenCalled();
    listening.mockRestore();
  });
});
