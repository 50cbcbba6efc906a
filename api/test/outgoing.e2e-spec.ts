import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { OutgoingClient, type OutgoingOptions } from '../src/platform/outgoing/outgoing-client.ts';
import { FeedServer } from './set-up/feed-server.ts';

const MEGABYTE = 1024 * 1024;

let feeds: FeedServer;
let other: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
  other = await FeedServer.start();
});
afterAll(async () => {
  await feeds.stop();
  await other.stop();
});

const clientWith = (options: OutgoingOptions = {}) =>
  new OutgoingClient({ opened: [feeds.host], ...options });

const problemOf = (address: string, options?: OutgoingOptions) =>
  clientWith(options)
    .get(address)
    .then(
      ({ status }) => `status ${status}`,
      (error: { code?: string }) => error.code,
    );

describe('outgoing', () => {
  describe('a response', () => {
    it('has status, headers, body and final URL', async () => {
      const address = feeds.serve('/good?a=1', { headers: { etag: '"one"' }, body: 'sí' });
      const { status, headers, body, url } = await clientWith().get(`${address}#part`, {
        'if-none-match': '"zero"',
      });
      expect({ status, etag: headers.etag, text: body.toString(), url }).toEqual({
        status: 200,
        etag: '"one"',
        text: 'sí',
        url: address,
      });
      const [request] = feeds.requestsFor('/good?a=1');
      expect(request).toMatchObject({
        'if-none-match': '"zero"',
        'user-agent': expect.stringContaining('Vitral'),
      });
      expect(request).not.toHaveProperty('cookie');
    });

    it.each([
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const)('may be compressed by %s', async (encoding, compress) => {
      const address = feeds.serve(`/${encoding}`, {
        headers: { 'content-encoding': encoding },
        body: compress('sí'),
      });
      expect((await clientWith().get(address)).body.toString()).toBe('sí');
    });

    it('may be a 404', async () => {
      expect(await problemOf(feeds.url('/missing'))).toBe('status 404');
    });

    it.each([
      ['an unknown encoding', { headers: { 'content-encoding': 'zstd' }, body: 'x' }],
      ['an encoding of an encoding', { headers: { 'content-encoding': 'gzip, gzip' }, body: 'x' }],
      ['a broken encoding', { headers: { 'content-encoding': 'gzip' }, body: 'no gzip at all' }],
    ])('in %s is not read', async (_, respond) => {
      expect(await problemOf(feeds.serve('/encoded', respond))).toBe('not-a-feed');
    });
  });

  describe('a response that is too large', () => {
    it.each([
      ['two megabytes and a byte', { body: Buffer.alloc(2 * MEGABYTE + 1) }],
      ['a small body that unpacks to 40 MB', () => bomb(gzipSync, 'gzip')],
      ['the same by another method', () => bomb(brotliCompressSync, 'br')],
      ['headers without end', { headers: { 'x-long': 'a'.repeat(64 * 1024) } }],
    ])('is not read to the end: %s', async (_, respond) => {
      const address = feeds.serve('/huge', typeof respond === 'function' ? respond() : respond);
      expect(await problemOf(address)).toBe('too-large');
    });

    it('is aborted if the body never ends', async () => {
      const address = feeds.serve('/endless', (response) => {
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        };
        response.on('drain', write);
        write();
      });
      expect(await problemOf(address)).toBe('too-large');
    });

    it('has more than two megabytes', async () => {
      expect(await problemOf(feeds.serve('/whole', { body: Buffer.alloc(2 * MEGABYTE) }))).toBe('status 200');
    });

    function bomb(compress: (data: Buffer) => Buffer, encoding: string) {
      return { headers: { 'content-encoding': encoding }, body: compress(Buffer.alloc(40 * MEGABYTE)) };
    }
  });

  describe('a request that takes too long', () => {
    const limits = { milliseconds: 200 };

    it('ends if no data arrives', async () => {
      expect(
        await problemOf(
          feeds.serve('/silent', () => {}),
          { limits },
        ),
      ).toBe('timeout');
    });

    it('ends if data trickles in', async () => {
      const address = feeds.serve('/trickling', (response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      });
      expect(await problemOf(address, { limits })).toBe('timeout');
    });

    it('ends if several slow redirects exceed the limit together', async () => {
      for (const step of [1, 2, 3]) {
        feeds.serve(`/step-${step}`, (response) => {
          setTimeout(() => response.writeHead(302, { location: `/step-${step + 1}` }).end(), 90);
        });
      }
      feeds.serve('/step-4', 'found');
      expect(await problemOf(feeds.url('/step-1'), { limits })).toBe('timeout');
    });

    it('ends if a host name is not resolved in time', async () => {
      expect(await problemOf('http://slow.example/', { limits, resolve: () => {} })).toBe('timeout');
    });
  });

  describe('a redirect', () => {
    it('is followed, and its target is returned', async () => {
      feeds.serve('/moved', { status: 301, headers: { location: '/moved/../new#top' } });
      feeds.serve('/new', 'found');
      const { url, body } = await clientWith().get(feeds.url('/moved'));
      expect({ url, text: body.toString() }).toEqual({ url: feeds.url('/new'), text: 'found' });
    });

    it('in a loop, or a fourth redirect, ends the request', async () => {
      const loop = feeds.serve('/loop', { status: 302, headers: { location: '/loop' } });
      expect(await problemOf(loop)).toBe('too-many-redirects');
      expect(feeds.requestsFor('/loop')).toHaveLength(4);
    });

    it.each([
      'http://127.0.0.1/',
      'http://0x7f.1/',
      'http://2130706433/',
      'http://0177.0.0.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://localhost/',
      'http://private.example/',
      'https://private.example/',
      'http://somebody:word@example.org/',
      'file:///etc/passwd',
      'ftp://example.org/',
      'http://example.org:25/',
    ])('is not followed to %s', async (location) => {
      const address = feeds.serve('/away', { status: 302, headers: { location } });
      const resolve: OutgoingOptions['resolve'] = (host, _options, callback) =>
        callback(null, [{ address: host === 'private.example' ? '192.168.0.7' : '127.0.0.1', family: 4 }]);
      expect(await problemOf(address, { resolve })).toBe('refused-address');
    });

    it('is not followed to another port of the same host', async () => {
      const location = other.serve('/secret', 'secret');
      expect(await problemOf(feeds.serve('/next-door', { status: 307, headers: { location } }))).toBe(
        'refused-address',
      );
      expect(other.requestsFor('/secret')).toEqual([]);
    });
  });

  it('sends nothing to private addresses that the operator has not allowed', async () => {
    expect(await problemOf(other.serve('/inside', 'secret'))).toBe('refused-address');
    expect(await problemOf('http://localhost/')).toBe('refused-address');
    expect(other.requestsFor('/inside')).toEqual([]);
  });

  it('reports refused and interrupted connections', async () => {
    const gone = await FeedServer.start();
    const { host } = gone;
    await gone.stop();
    expect(await problemOf(`http://${host}/`, { opened: [host] })).toBe('unreachable');
    expect(await problemOf(feeds.serve('/cut', (response) => response.socket?.destroy()))).toBe(
      'unreachable',
    );
    const unfinished = feeds.serve('/unfinished', (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.socket?.destroy());
    });
    expect(await problemOf(unfinished)).toBe('unreachable');
  });
});
