import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawRequest } from './set-up/raw-request.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: ServedSite;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
  site = await ServedSite.open(api);
  // Parses the origin as a URL, like any renderer that builds URLs from it.
  await site.publishPublic(rendererNamed('strict').replace('({\n', '(new URL(request.origin), {\n'));
});
afterAll(() => api.stop());

describe('host names', () => {
  it.each([
    ['Host', 'two words'],
    ['Host', 'vitral.example/path'],
    ['Host', 'user@vitral.example'],
    ['Host', 'vitral.example:99999'],
    ['Host', 'vitral.example:port'],
    ['Host', '[::1'],
    ['Host', '[12345::]'],
    ['Host', '999.1.1.1'],
    ['Host', '<script>'],
    ['X-Forwarded-Host', 'vitral.example, <script>'],
    ['X-Forwarded-Host', 'a b'],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-Proto', 'https, ht tp'],
  ])('refuses %s: %s before a URL is built from it', async (name, value) => {
    for (const path of ['/es', '/admin', '/sitemap.xml', '/api/testimonials', '/health/live']) {
      const { status, body } = await rawRequest(api.url + path, { [name]: value });
      expect(JSON.parse(body.toString())).toMatchObject({ statusCode: 400, code: 'request.invalid-host' });
      expect(status).toBe(400);
    }
  });

  it.each([
    ['Host', 'vitral.example:8443', 'http://vitral.example:8443'],
    ['Host', 'xn--fiq228c.example', 'http://xn--fiq228c.example'],
    ['Host', 'my_service', 'http://my_service'],
    ['Host', '[2001:db8::1]:80', 'http://[2001:db8::1]:80'],
    ['X-Forwarded-Host', 'vitral.example, inner.example', 'http://vitral.example'],
  ])('accepts %s: %s', async (name, value, origin) => {
    const { status, body } = await rawRequest(`${api.url}/sitemap.xml`, { [name]: value });
    expect(body.toString()).toContain(`<loc>${origin}/`);
    expect(status).toBe(200);
  });

  it('accepts an HTTP/1.0 request without Host only where no URL is built from it', async () => {
    const ask = (request: string) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.write(`GET ${request}\r\n\r\n`);
      return text(socket);
    };
    expect(await ask('/health/live HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
    for (const request of ['/es HTTP/1.0', '/sitemap.xml HTTP/1.0', '/health/live HTTP/1.1\r\nHost:']) {
      expect(await ask(request)).toMatch(/^HTTP\/1\.1 400 [^]*request\.invalid-host/);
    }
  });
});
