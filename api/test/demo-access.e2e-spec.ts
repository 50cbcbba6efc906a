import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@vitral/contracts/errors';
import { rawRequest } from './set-up/raw-request.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const LOGIN = { username: 'admin', password: 'admin-vitral' };
/** Paths served from the cache, by Express and by nothing. */
const PATHS = ['/es', '/api/testimonials', '/uploads/nothing.webp', '/health/live', '/nowhere'];

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const site = await ServedSite.open(api);
  await site.publishPublic(rendererNamed('second'));
});
afterAll(() => api.stop());

const logIn = (headers: Record<string, string>) =>
  api.asVisitor().post('/auth/login').set(headers).send(LOGIN);

async function expectRefusal(path: string, headers: Record<string, string>, status: number, code: string) {
  const response = await rawRequest(api.url + path, headers);
  const body = JSON.parse(response.body.toString()) as ErrorBody;
  expect(body).toMatchObject({ statusCode: status, code, requestId: response.headers['x-request-id'] });
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

describe('access to a site', () => {
  describe('in demo mode', () => {
    it.each([
      'vitral.example',
      '127.0.0.1.example',
      'localhost.example',
      '10.0.0.1',
      '[::2]',
      '0.0.0.0',
      '2130706433',
    ])(
      'refuses a login under the host %s, through which any web page could reach this machine',
      async (Host) => {
        const { body } = await logIn({ Host }).expect(421);
        expect(body).toMatchObject({ statusCode: 421, code: 'request.demo-elsewhere' });
      },
    );

    it.each([
      'localhost',
      'LOCALHOST:3000',
      'vitral.localhost',
      '127.0.0.1:80',
      '127.1.2.3',
      '[::1]:3000',
      '[::1]',
    ])('accepts a login under the host %s', async (Host) => {
      await logIn({ Host }).expect(200);
    });

    it.each([
      ['Forwarded', 'for=203.0.113.7'],
      ['X-Forwarded-For', '203.0.113.7'],
      ['X-Forwarded-Host', 'localhost'],
      ['X-Forwarded-Proto', 'https'],
      ['X-Forwarded-Port', '443'],
      ['X-Real-IP', '203.0.113.7'],
      ['Via', '1.1 proxy'],
    ])('refuses a request that a proxy forwarded with %s', async (name, value) => {
      await logIn({ [name]: value }).expect(403);
      for (const path of PATHS) await expectRefusal(path, { [name]: value }, 403, 'request.demo-forwarded');
    });

    it('refuses HTTP/1.0, which nginx uses when it adds no header', async () => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.write('GET /api/testimonials HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [^]*request\.demo-forwarded/);
    });

    it('refuses every path under another host, cached responses included', async () => {
      for (const path of PATHS) {
        await rawRequest(api.url + path);
        await rawRequest(api.url + path);
        await expectRefusal(path, { Host: 'vitral.example' }, 421, 'request.demo-elsewhere');
      }
    });
  });

  it('accepts every host and the headers of proxies outside demo mode', async () => {
    const other = await api.startAnother({ DEMO: 'false' });
    try {
      const headers = { Host: 'vitral.example', 'X-Forwarded-For': '203.0.113.7' };
      const { status } = await rawRequest(`${other.url}/api/testimonials`, headers);
      expect(status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
