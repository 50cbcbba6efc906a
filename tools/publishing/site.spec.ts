import { afterEach, describe, expect, it } from '@jest/globals';
import { Site } from './site.ts';
import { stubSite } from './stub-site.ts';

const CHANNEL = 'GET /modules/channel';
let stub: Awaited<ReturnType<typeof stubSite>>;
let reported: string[];
let pauses: number[];

afterEach(() => stub.stop());

async function siteWith(...responses: object[]) {
  stub = await stubSite({ [CHANNEL]: responses });
  reported = [];
  pauses = [];
  const pause = (milliseconds: number) => Promise.resolve(pauses.push(milliseconds));
  return new Site(stub.url, { report: (sentence) => reported.push(sentence), pause });
}

describe('the client of a site', () => {
  it('retries after a cut connection and a busy response, and waits as long as the site asks for', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '7' } };
    const site = await siteWith({ cut: true }, busy, { status: 503 }, { body: { version: 1 } });
    expect((await site.get('/modules/channel')).body).toEqual({ version: 1 });
    expect(pauses).toEqual([1000, 7000, 4000]);
    expect(reported[1]).toBe(`${stub.url} responded with 429. Trying again in 7 s ...`);
  });

  it('gives up after six attempts, or at once when it would have to wait too long', async () => {
    const site = await siteWith({ status: 503 });
    await expect(site.get('/modules/channel')).rejects.toMatchObject({ exitCode: 4 });
    expect(stub.requests).toHaveLength(6);
    await stub.stop();

    const closed = await siteWith({ status: 503, headers: { 'Retry-After': '3600' } });
    await expect(closed.get('/modules/channel')).rejects.toThrow('asks for a retry in 3600 s');
    expect(stub.requests).toHaveLength(1);
  });

  it('sends the token to no other site', async () => {
    const site = await siteWith({ status: 301, headers: { Location: 'https://elsewhere.example' } });
    await expect(site.get('/modules/channel')).rejects.toThrow('redirects to https://elsewhere.example');
  });

  it('refuses a response that is not from a Vitral site', async () => {
    const site = await siteWith({ body: '<h1>Proxy</h1>' });
    await expect(site.get('/modules/channel')).rejects.toThrow('is not a Vitral site');
  });
});
