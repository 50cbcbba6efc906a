import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SeenSets } from '../src/modules/serving/seen-sets.ts';
import { releaseIn } from '../src/modules/serving/served-set.ts';
import { bootIn, cookieIn, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: ServedSite;

beforeAll(async () => {
  api = await startApi();
  site = await ServedSite.open(api);
});
afterAll(() => api.stop());

const em = () => api.em();

describe('the console', () => {
  const people = (name: string) =>
    site.publishModule('mfe-people', `people ${name}`, {
      library: `mfe_people_${name}`,
      pages: [],
      publicPages: [],
    });
  const fallbacks = async (cookie = '') =>
    bootIn((await site.page('/admin', cookie)).text).fallbacks?.map(({ library }) => library);

  it('can fall back to the previous release, and from a candidate to the active release', async () => {
    await people('two');
    const active = await people('three');
    expect(await fallbacks()).toEqual(['mfe_people_two']);

    const candidate = await people('four');
    await site.startTrial(active, candidate, 'mfe-people', 99);
    const cookies = Array.from({ length: 20 }, (_, number) => `vitral-share=${number}`);
    const responses = await Promise.all(
      cookies.map(async (cookie) => [await site.currentSet(cookie), await fallbacks(cookie)]),
    );
    expect(responses).toContainEqual([candidate.id, ['mfe_people_three']]);
    await site.endTrial();
  });

  it('gets no fallback that is incompatible with the release or whose files are deleted', async () => {
    await people('five');
    const before = await people('six');
    await site.publishModule('mfe-people', 'people once more', { library: 'mfe_people_six' });
    expect(await fallbacks()).toEqual([]);

    const removed = releaseIn(before, 'mfe-people');
    await people('seven');
    await em().execute(`update release set removed_at = now() where name = 'mfe-people' and id <> ?`, [
      removed?.id,
    ]);
    await people('eight');
    expect(await fallbacks()).toEqual([]);
  });

  it('receives no data that only public pages or the server read', async () => {
    const { modules } = bootIn((await site.page('/admin')).text);
    expect(modules.map(({ name }) => name).sort()).toEqual(['mfe-people', 'shell']);
    for (const module of modules) {
      expect(module).not.toHaveProperty('renderer');
      expect(module).not.toHaveProperty('texts');
      expect(module).not.toHaveProperty('publicPages');
    }
  });
});

describe('the set that open pages ask for', () => {
  it('is not cached, and neither extends nor starts a session', async () => {
    const cookie = await site.sessionOf('user');
    await em().execute(`update session set seen_at = now() - interval '20 minutes'`);
    const { headers } = await site.page('/api/modules/set', cookie).expect(200);

    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    const rows = await em().execute(`select 1 from session where seen_at > now() - interval '10 minutes'`);
    expect(rows).toEqual([]);
  });

  it('records which sets are still open, by the hour', async () => {
    const seen = api.application.get(SeenSets);
    await seen.flush();
    const [set] = await em().execute<{ id: string }[]>(
      `select id from release_set order by created_at limit 1`,
    );
    await em().execute(`update release_set set last_seen_at = now() - interval '2 hours'`);
    await api.asVisitor().get('/modules/set').query({ seen: set?.id }).expect(200);
    await seen.flush();
    const noted = async () =>
      em().execute<{ id: string }[]>(
        `select id from release_set where last_seen_at > now() - interval '1 minute'`,
      );
    expect(await noted()).toEqual([{ id: set?.id }]);

    await api.asVisitor().get('/modules/set').query({ seen: 'somewhere' }).expect(400);
  });
});

describe('a session with an override', () => {
  const address = 'http://127.0.0.1:8099';

  async function cookiesFor(module: string): Promise<string> {
    const session = await site.sessionOf('admin');
    const response = await api
      .asVisitor()
      .post('/modules/override')
      .set('Cookie', session)
      .send({ module, address, minutes: 30 })
      .expect(204);
    return `${session}; ${cookieIn(response.headers, 'vitral-override')}`;
  }

  it('loads that module from the developer’s release, unlike other sessions', async () => {
    const cookies = await cookiesFor('mfe-people');
    const { text, headers } = await site.page('/admin', cookies).expect(200);
    const boot = bootIn(text);

    expect(boot.override).toMatchObject({ module: 'mfe-people', address });
    expect(boot.modules.find(({ name }) => name === 'mfe-people')).toMatchObject({
      base: `${address}/`,
      entry: 'remoteEntry.js',
      library: 'mfe_people_dev',
      integrity: {},
      isDeveloped: true,
    });
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${address} 'nonce-`);
    expect(headers['integrity-policy']).toBeUndefined();

    const other = await site.page('/admin');
    expect(other.text).not.toContain(address);
    expect(other.headers['integrity-policy']).toBeDefined();
    const publicPage = await site.page('/en', cookies);
    expect(publicPage.text).toContain('<title>first landing</title>');
    expect(publicPage.text).not.toContain(address);
  });

  it('renders its public module in the browser, on pages that are not cached', async () => {
    const cookies = await cookiesFor('mfe-public');
    const { text, headers } = await site.page('/en', cookies).expect(200);

    expect(text).toContain('<div id="root"></div>');
    expect(bootIn(text).modules.find(({ name }) => name === 'mfe-public')?.base).toBe(`${address}/`);
    expect(bootIn(text).override).toMatchObject({ module: 'mfe-public' });
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`script-src 'self' ${address} 'sha256-[^']+'; style-src`),
    );
    expect(headers['cache-control']).toBe('no-store');
    expect((await site.page('/en')).text).toContain('<title>first landing</title>');
  });
});
