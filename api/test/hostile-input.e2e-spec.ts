import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Response, ask } from './fuzz/ask.ts';
import { ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await (await ServedSite.open(api)).sessionOf('admin');
});
afterAll(() => api.stop());

const get = (path: string, headers: [string, string][] = []): Promise<Response> =>
  ask(api.url, { method: 'GET', path, headers, type: null, body: null }, admin);

const codeOf = ({ body }: Response) => (JSON.parse(String(body)) as { code: string }).code;

describe('hostile input', () => {
  it.each([
    '/uploads/%00',
    '/uploads/a%00.pdf',
    '/modules/%00/1.0.0-00000000/a.js',
    '/modules/shell/%00/a.js',
    '/modules/shell/1.0.0-00000000/%00',
    '/api/testimonials/%00',
    '/api/site-config/%00',
    '/api/landing-content/%00/revisions',
    '/api/modules/%00/releases',
    '/api/backups/download/%00',
    '/api/docs/%00',
  ])('refuses a null byte in a path: %s', async (path) => {
    const response = await get(path);
    expect([response.status, codeOf(response)]).toEqual([400, 'request.invalid']);
  });

  it.each(['/uploads/%', '/uploads/%zz', '/api/testimonials/%ff', '/share/%ed%a0%80', '/%', '/es/%00'])(
    'responds with a client error to a path that cannot be decoded: %s',
    async (path) => {
      const { status } = await get(path);
      expect([400, 404]).toContain(status);
    },
  );

  describe('a file of the API documentation', () => {
    const file = '/api/docs/swagger-ui.css';

    it.each([
      ['range', 'bytes=99999999999-', 416, 'request.unsatisfiable'],
      ['if-match', '"another"', 412, 'request.precondition-failed'],
      ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412, 'request.precondition-failed'],
    ])('is refused with an unsatisfiable %s: %s', async (name, value, status, code) => {
      const response = await get(file, [[name, value]]);
      expect([response.status, codeOf(response)]).toEqual([status, code]);
    });

    it('is sent in part', async () => {
      expect(await get(file, [['range', 'bytes=0-3']])).toMatchObject({ status: 206 });
    });
  });

  describe('a date', () => {
    const post = { platform: 'youtube', title: 'x', url: 'https://example.org', createdAt: '' };
    const testimonial = { name: 'Ana', text: 'Gracias', rating: 5, consentDate: '' };

    it.each([
      '0000-01-01T00:00:00Z',
      '2026-01-01T00:00:00+16:00',
      '2026-01-01T00:00:00,5Z',
      '2026-01-01T24:00:00Z',
      '2026-12-31T23:59:60Z',
      '2026-W01-1T00:00:00Z',
      '9999-12-31T23:59:59-14:00',
    ])('is refused when the database would interpret it differently: %s', async (createdAt) => {
      const { body } = await api
        .as('manager')
        .post('/social-feeds')
        .send({ ...post, createdAt })
        .expect(400);
      expect(body.params).toEqual({ fields: ['createdAt:isInstant'] });
    });

    it.each(['0000-01-01', '9999-12-31'])(
      'is refused outside the supported range: %s',
      async (consentDate) => {
        const { body } = await api
          .as('manager')
          .post('/testimonials')
          .send({ ...testimonial, consentDate })
          .expect(400);
        expect(body.params).toEqual({ fields: ['consentDate:isCalendarDate'] });
      },
    );
  });

  /** Returns the status line for a request that no HTTP client would send. */
  async function raw(lines: string[], body = ''): Promise<string> {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(`${[...lines, 'Host: 127.0.0.1', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
    const response = await text(socket);
    return response.split('\r\n')[0] ?? '';
  }

  const JSON_TYPE = 'Content-Type: application/json';

  it.each([
    ['an unknown method', ['BREW /api/testimonials HTTP/1.1']],
    ['the TRACE method', ['TRACE /api/testimonials HTTP/1.1']],
    ['OPTIONS with an asterisk', ['OPTIONS * HTTP/1.1']],
    ['an absolute URL of another site', ['GET http://example.org/api/testimonials HTTP/1.1']],
    ['no path', ['GET  HTTP/1.1']],
    ['a path without a slash', ['GET api/testimonials HTTP/1.1']],
    ['an invalid URL', ['GET //%00:x/ HTTP/1.1']],
    ['two lengths', ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3']],
    ['a negative length', ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Content-Length: -2']],
    [
      'a length with chunked encoding',
      ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    ],
    ['invalid chunks', ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked']],
    ['an unknown transfer encoding', ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: gzip']],
    [
      'a compressed transfer encoding',
      ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: gzip, chunked'],
    ],
    ['two hosts', ['GET /api/testimonials HTTP/1.1', 'Host: example.org']],
    ['oversized headers', ['GET /api/testimonials HTTP/1.1', `A: ${'x'.repeat(20_000)}`]],
    ['an expectation', ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Expect: wonders']],
    ['an upgrade', ['GET /api/testimonials HTTP/1.1', 'Upgrade: h2c', 'Connection: Upgrade']],
  ])('survives %s', async (_, lines) => {
    expect(await raw(lines, '{}')).toMatch(/^(HTTP\/1\.1 [234]\d\d .*)?$/);
    await api.site().get('/health/live').expect(200);
  });

  it('does not accept a body shorter than its Content-Length', async () => {
    const lines = ['POST /api/contact HTTP/1.1', JSON_TYPE, 'Content-Length: 200'];
    expect(await raw(lines, '{"name":"Ana"}')).toMatch(/^(HTTP\/1\.1 4\d\d .*)?$/);
  });
});
