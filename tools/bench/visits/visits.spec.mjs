import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startRecordingProxy } from './recording-proxy.mjs';
import { summaryOf, withoutFiles } from './record-visits.mjs';
import { failedVisits, visitsTable } from './table.mjs';

const MEGABYTE = 1024 * 1024;

describe('the proxy', () => {
  let site;
  let proxy;
  beforeEach(async () => {
    site = createServer((asked, response) => {
      response.setHeader('X-Host', asked.headers.host);
      response.writeHead(asked.url === '/gone' ? 404 : 200);
      asked.pipe(response);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    proxy = await startRecordingProxy(`http://127.0.0.1:${site.address().port}`);
  });
  afterEach(() => {
    proxy.stop();
    site.close();
  });

  it('passes everything on and notes it', async () => {
    const answer = await fetch(`${proxy.address}/form?a=b`, { method: 'POST', body: 'five!' });
    expect(await answer.text()).toBe('five!');
    expect(answer.headers.get('x-host')).toBe(new URL(proxy.address).host);
    await fetch(`${proxy.address}/gone`, { headers: { 'if-none-match': '"1"' } });

    expect(proxy.takeRecord()).toEqual([
      expect.objectContaining({ method: 'POST', path: '/form?a=b', status: 200, bytes: 5 }),
      expect.objectContaining({
        path: '/gone',
        status: 404,
        headers: expect.objectContaining({ 'if-none-match': '"1"' }),
      }),
    ]);
    expect(proxy.takeRecord()).toEqual([]);
  });

  it('is quiet once everything was answered', async () => {
    const late = request(`${proxy.address}/late`, { method: 'POST' });
    late.write('five!');
    const [answer] = await once(late, 'response');
    let isQuiet = false;
    const quiet = proxy.becomeQuiet(10).then(() => (isQuiet = true));
    await wait(100);
    expect(isQuiet).toBe(false);

    late.end();
    answer.resume();
    await quiet;
    expect(proxy.takeRecord()).toEqual([expect.objectContaining({ path: '/late', bytes: 5 })]);
  });
});

describe('a visit', () => {
  it('is what was read, and how much of it', () => {
    const read = { method: 'GET', path: '/es', headers: {}, status: 200, bytes: 100 };
    const write = { method: 'POST', path: '/api/contact-messages', headers: {}, status: 201, bytes: 9 };
    expect(summaryOf([read, write, { ...read, path: '/en' }])).toEqual({
      requests: [
        { path: '/es', headers: {}, status: 200, bytes: 100 },
        { path: '/en', headers: {}, status: 200, bytes: 100 },
      ],
      bytes: 200,
      writes: 1,
    });
  });

  it('is shorter behind a CDN, for visitors', () => {
    const requests = ['/es', '/modules/shell/1-a/main.js', '/uploads/ana.webp', '/favicon.svg'].map(
      (path) => ({ path, bytes: 10 }),
    );
    const [, behind] = withoutFiles({ name: 'first visit', requests, bytes: 40 });
    expect(behind).toEqual({
      name: 'first visit, files from a CDN',
      requests: [requests[0], requests[3]],
      bytes: 20,
    });
    expect(withoutFiles({ name: 'round in the console', requests })).toHaveLength(1);
  });

  const visit = {
    name: 'first visit',
    pages: 3,
    requests: 52,
    bytes: 962_560,
    processorSeconds: 0.0125,
    databaseSeconds: null,
    transactions: 0,
    memoryBytes: 400 * MEGABYTE,
    failures: 0,
  };

  it('has a line of what it costs', () => {
    expect(visitsTable([visit]).split('\n')).toEqual([
      'visit        pages  requests  KB sent  processor ms  visits per processor second  database ms  transactions  memory MB  failures',
      'first visit      3        52      940          12.5                           80  not told                0        400         0',
    ]);
    expect(visitsTable(null)).toMatch(/no Chromium/);
  });

  it('keeps its promise when nothing of it fails', () => {
    expect(failedVisits([visit])).toEqual([]);
    expect(failedVisits([{ ...visit, failures: 2 }])).toEqual(['2 requests of the first visit failed.']);
    expect(failedVisits(null)).toEqual([]);
  });
});
