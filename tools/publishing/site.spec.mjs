import { afterEach, expect, it } from '@jest/globals';
import { Site } from './site.mjs';
import { stubSite } from './stub-site.mjs';

const CHANNEL = 'GET /modules/channel';
let stub;
let told;
let pauses;

afterEach(() => stub.stop());

async function siteOf(...answers) {
  stub = await stubSite({ [CHANNEL]: answers });
  told = [];
  pauses = [];
  const pause = (milliseconds) => Promise.resolve(pauses.push(milliseconds));
  return new Site(stub.address, { tell: (sentence) => told.push(sentence), pause });
}

it('asks again after a cut connection and a busy site, and waits as long as it was told', async () => {
  const busy = { status: 429, headers: { 'Retry-After': '7' } };
  const site = await siteOf({ cut: true }, busy, { status: 503 }, { body: { version: 1 } });
  expect((await site.get('/modules/channel')).body).toEqual({ version: 1 });
  expect(pauses).toEqual([1000, 7000, 4000]);
  expect(told[1]).toBe(`${stub.address} answered 429. Trying again in 7 s ...`);
});

it('gives up after six attempts, and at once when it would have to wait for too long', async () => {
  const site = await siteOf({ status: 503 });
  await expect(site.get('/modules/channel')).rejects.toMatchObject({ exitCode: 4 });
  expect(stub.asked).toHaveLength(6);
  await stub.stop();

  const closed = await siteOf({ status: 503, headers: { 'Retry-After': '3600' } });
  await expect(closed.get('/modules/channel')).rejects.toThrow('tried again in 3600 s');
  expect(stub.asked).toHaveLength(1);
});

it('takes a token to no other site', async () => {
  const site = await siteOf({ status: 301, headers: { Location: 'https://elsewhere.example' } });
  await expect(site.get('/modules/channel')).rejects.toThrow('sends on to https://elsewhere.example');
});

it('says when something else than a Vitral site answers', async () => {
  const site = await siteOf({ body: '<h1>Proxy</h1>' });
  await expect(site.get('/modules/channel')).rejects.toThrow('something else than a Vitral site');
});
