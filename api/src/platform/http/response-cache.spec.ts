import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import type { RouteTable } from '../access/route-table.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type CacheableResponse, ResponseCache } from './response-cache.ts';
import type { TransportSecurity } from './transport-security.ts';

const body = {
  encodings: { identity: Buffer.from('cached') },
  etag: 'W/"4"',
  headers: { 'Content-Type': 'text/plain', Vary: 'Accept-Encoding' },
};

/** Path of a route with `@SameForEverybody`. */
const FILE = '/file';

const MEBIBYTE = 1024 * 1024;

let quick: ResponseCache;
let server: Server;
let isCurrent: boolean;
/** URLs of requests that reached the application. */
let passedOn: string[];
beforeEach(async () => {
  const routes = { find: ({ url }: IncomingMessage) => ({ isSameForEverybody: url === FILE }) };
  quick = new ResponseCache(
    { countCached: () => {} } as unknown as Metrics,
    routes as unknown as RouteTable,
    { header: 'max-age=1' } as TransportSecurity,
  );
  isCurrent = true;
  passedOn = [];
  server = createServer((request, response) => {
    passedOn.push(request.url ?? '');
    store(request);
    response.end('made');
  });
  quick.interceptRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

function store(request: IncomingMessage, size?: number) {
  const encodings = { identity: Buffer.alloc(size ?? 0) };
  const cachedBody = size === undefined ? body : { ...body, encodings };
  const reply: CacheableResponse = {
    kind: 'page',
    body: cachedBody,
    isCurrent: () => isCurrent,
    onSent: () => {},
  };
  const expressRequest = Object.assign(request, { acceptsEncodings: () => false });
  quick.store(expressRequest as unknown as Request, reply);
}

/** Returns a request for a path, with the parts of which its key is made. */
const requestFor = (url: string) =>
  ({ method: 'GET', headers: {}, socket: {}, url }) as unknown as IncomingMessage;

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Connection: 'close', ...headers },
  });
  return reply.text();
};

describe('ResponseCache', () => {
  it('sends a cached response in place of the application while it is current', async () => {
    expect([await ask('/a'), await ask('/a'), await ask('/b')]).toEqual(['made', 'cached', 'made']);
    isCurrent = false;
    expect(await ask('/a')).toBe('made');
    isCurrent = true;
    expect(await ask('/b')).toBe('cached');
    expect(passedOn).toEqual(['/a', '/b', '/a']);
  });

  it('caches no response that is outdated already', async () => {
    isCurrent = false;
    await ask('/a');
    isCurrent = true;
    expect(await ask('/a')).toBe('made');
  });

  it('caches no response that sets a cookie', async () => {
    const before = body.headers;
    body.headers = { ...before, ...{ 'Set-Cookie': 'vitral.session=s%3Aone' } };
    await ask('/a');
    body.headers = before;
    expect([await ask('/a'), await ask('/a')]).toEqual(['made', 'cached']);
  });

  it('does not send cached encodings once the body has smaller ones', async () => {
    await ask('/a');
    const before = body.encodings;
    body.encodings = { identity: Buffer.from('cached better') };
    expect([await ask('/a'), await ask('/a')]).toEqual(['made', 'cached better']);
    body.encodings = before;
  });

  it('holds two thousand entries and evicts the least recently used first', async () => {
    await ask('/first');
    await ask('/last');
    await ask('/first');
    for (let number = 0; number < 1999; number += 1) store(requestFor(`/${number}`));
    expect([await ask('/first'), await ask('/last')]).toEqual(['cached', 'made']);
  });

  it('holds at most 128 MiB', async () => {
    await ask('/first');
    store(requestFor('/less'), MEBIBYTE - body.encodings.identity.length);
    for (let number = 0; number < 127; number += 1) store(requestFor(`/${number}`), MEBIBYTE);
    // A replaced entry does not count any longer.
    for (let time = 0; time < 3; time += 1) store(requestFor('/0'), MEBIBYTE);
    expect(await ask('/first')).toBe('cached');

    store(requestFor('/almost-all'), 128 * MEBIBYTE - body.encodings.identity.length);
    expect([await ask('/first'), await ask('/second')]).toEqual(['cached', 'made']);
    expect([await ask('/second'), await ask('/first')]).toEqual(['cached', 'cached']);
  });

  it('distinguishes named formats, and nothing else of the Accept header', async () => {
    const formats = ['image/avif,image/webp,*/*', 'image/webp,*/*;q=0.8', 'text/html'];
    for (const Accept of formats) expect(await ask('/a', { Accept })).toBe('made');
    for (const Accept of formats) expect(await ask('/a', { Accept })).toBe('cached');
    for (const Accept of ['image/png,image/webp', 'image/webp;q=0'])
      expect(await ask('/a', { Accept })).toBe('cached');
  });

  it('distinguishes chosen languages, and nothing else of the cookies', async () => {
    const cookies = ['language=fr', 'language=en', 'a=b'];
    for (const Cookie of cookies) expect(await ask('/a', { Cookie })).toBe('made');
    for (const Cookie of cookies) expect(await ask('/a', { Cookie })).toBe('cached');
    for (const Cookie of [
      'language=undefined; language=fr',
      'language=null',
      'xlanguage=fr',
      'a="; language=en"',
    ])
      expect(await ask('/a', { Cookie })).toBe('cached');
    expect(passedOn).toHaveLength(3);
  });

  it('sends no response to requests with a session, except one that is the same for everybody', async () => {
    const headers = { Cookie: 'vitral.session=s%3Aone' };
    await ask('/a');
    expect([await ask('/a', headers), await ask('/a', headers)]).toEqual(['made', 'made']);
    expect([await ask(FILE, headers), await ask(FILE), await ask(FILE, headers)]).toEqual([
      'made',
      'cached',
      'cached',
    ]);
  });
});
