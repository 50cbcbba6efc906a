import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timeRequests } from './http.ts';

describe('requests to a site and a bare server', () => {
  const requests = ['/a', '/b'].map((path) => ({
    name: path,
    options: (time: string) => ({ path: `${path}?${time}` }),
  }));
  let servers: { server: Server; url: string }[];
  let received: string[];

  beforeEach(async () => {
    received = [];
    servers = await Promise.all(['site', 'bare'].map(startServer));
  });
  afterEach(() => servers.forEach(({ server }) => void server.close()));

  async function startServer(name: string) {
    const server = createServer(({ url = '' }, response) => {
      received.push(`${name} ${url}`);
      response.statusCode = url.startsWith('/gone') ? 404 : 200;
      response.end('four');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
  const urls = () => ({ site: servers[0]?.url ?? '', bare: servers[1]?.url ?? '' });

  it('take turns, each request once', async () => {
    const taken = await timeRequests(urls(), requests, { times: 2, step: 100 });
    expect(received.slice(0, 4)).toEqual(['site /a?100-0', 'bare /', 'site /b?100-0', 'bare /']);
    const own = received.filter((line) => line.startsWith('site'));
    expect(new Set(own).size).toBe(own.length);
    expect(taken).toEqual(
      ['/a', '/b'].map((name) => expect.objectContaining({ name, ms: expect.any(Number) })),
    );
  });

  it('go only to the site if there is no bare server', async () => {
    await timeRequests({ site: urls().site }, requests, { times: 1, step: 1 });
    expect(received.filter((line) => line.startsWith('bare'))).toEqual([]);
  });

  it('check the content of the responses', async () => {
    const shown = ['four', 'five'].map((shows) => ({ name: shows, options: () => ({ path: '/' }), shows }));
    const taken = await timeRequests(urls(), shown, { times: 1, step: 1 });
    expect(taken.map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });

  it('fail when one of them does', async () => {
    const gone = [{ name: 'gone', options: () => ({ path: '/gone' }) }];
    await expect(timeRequests(urls(), gone, { times: 1, step: 1 })).rejects.toThrow('GET /gone: 404');
  });
});
