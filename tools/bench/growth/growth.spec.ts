import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { growthOf, type Step } from './growth.ts';
import { growthTable, missedGrowth } from './growth-table.ts';
import { timeAfterChanges, timeRequests } from './time-requests.ts';

const at = (rows: number, ms: number, bare = 0.5): Step => ({ rows, ms, bare, isWhole: true });

describe('the growth of a response', () => {
  it('is the ratio of the last time to the first', () => {
    expect(growthOf('GET /es', [at(100, 0.4), at(1000, 4), at(10_000, 0.6)])).toMatchObject({
      times: 0.6 / 0.4,
      bareTimes: 1,
      isKept: true,
    });
    expect(growthOf('GET /es', [at(100, 0.4), at(1000, 0.61)]).isKept).toBe(false);
  });

  it('may be larger by as much as the bare server slows down', () => {
    expect(growthOf('GET /es', [at(100, 1, 0.5), at(1000, 2.9, 1)]).isKept).toBe(true);
    expect(growthOf('GET /es', [at(100, 1, 0.5), at(1000, 3.1, 1)]).isKept).toBe(false);
    expect(growthOf('GET /es', [at(100, 1, 1), at(1000, 1.5, 0.5)]).isKept).toBe(true);
  });
});

it('a response without its content breaks the promise, however fast', () => {
  const reply = growthOf('GET /es', [at(100, 4), { ...at(1000, 2), isWhole: false }]);
  expect(missedGrowth({ publicResponses: [reply], firstPages: [] })).toEqual([
    'GET /es is not rendered with 1,000 rows.',
  ]);
});

const readings = {
  publicResponses: [
    { ...growthOf('GET /es', [at(100, 0.4), at(1000, 0.45)]), afterChange: 12.4 },
    growthOf('POST /api/auth/login', [at(100, 40), at(1000, 128)]),
  ],
  firstPages: [{ ...growthOf('GET /api/content', [at(100, 4), at(1000, 4.4)]), afterChange: 5 }],
  steps: [{ rows: 100, memoryBytes: 180 * 1024 * 1024 }],
};

it('the table of growth shows all numbers of rows', () => {
  expect(growthTable(readings)).toBe(
    `
public answer (ms)    100 rows  1,000 rows  times  bare server  after a change  promised     promise
GET /es               0.40      0.45        1.13   1.00         12.4            at most 1.5  kept
POST /api/auth/login  40.0      128         3.20   1.00                         at most 1.5  missed

first page in the console (ms)  100 rows  1,000 rows  times  bare server  after a change  promised     promise
GET /api/content                4.0       4.4         1.10   1.00         5.0             at most 1.5  kept

rows in each table  memory of the server (MB)
               100                        180
`.trim(),
  );
});

it('broken promises of growth name the response', () => {
  expect(missedGrowth(readings)).toEqual([
    'POST /api/auth/login takes 3.20 times as long with 1,000 rows as with 100; 1.5 were promised.',
  ]);
});

describe('requests to a site and a bare server', () => {
  const requests = ['/a', '/b'].map((path) => ({
    options: (name: string) => ({ path: `${path}?${name}` }),
  }));
  let servers: { server: Server; address: string }[];
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    servers = await Promise.all(['site', 'bare'].map(startServer));
  });
  afterEach(() => servers.forEach(({ server }) => void server.close()));

  async function startServer(name: string) {
    const server = createServer(({ url = '' }, response) => {
      asked.push(`${name} ${url}`);
      response.statusCode = url.startsWith('/gone') ? 404 : 200;
      response.end('four');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
  const addresses = () => ({ site: servers[0]?.address ?? '', bare: servers[1]?.address ?? '' });

  it('take turns, each request once', async () => {
    const taken = await timeRequests(addresses(), requests, { times: 2, step: 100 });
    expect(asked.slice(0, 4)).toEqual(['site /a?100-0', 'bare /', 'site /b?100-0', 'bare /']);
    const own = asked.filter((line) => line.startsWith('site'));
    expect(new Set(own).size).toBe(own.length);
    expect(taken).toEqual([1, 2].map(() => expect.objectContaining({ bytes: 4, ms: expect.any(Number) })));
  });

  it('check the content of the responses', async () => {
    const shown = ['four', 'five'].map((shows) => ({ options: () => ({ path: '/' }), shows }));
    const taken = await timeRequests(addresses(), shown, { times: 1, step: 1 });
    expect(taken.map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });

  it('fail when one of them does', async () => {
    const gone = [{ options: () => ({ path: '/gone' }) }];
    await expect(timeRequests(addresses(), gone, { times: 1, step: 1 })).rejects.toThrow('GET /gone: 404');
  });

  it('follow a change each', async () => {
    const change = () => Promise.resolve(asked.push('change'));
    await timeAfterChanges(addresses().site, requests, { change, times: 1 });
    expect(asked).toEqual(['change', 'site /a?change-0', 'change', 'site /b?change-0']);
  });
});
