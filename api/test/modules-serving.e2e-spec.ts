import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { rm } from 'node:fs/promises';
import type { CurrentSet } from '@vitral/contracts';
import { PageCounts } from '../src/modules/health/page-counts.ts';
import { ReleaseArchives } from '../src/modules/publication/release-archives.ts';
import { ReleaseFolders } from '../src/modules/publication/release-folders.ts';
import { SeenSets } from '../src/modules/serving/seen-sets.ts';
import { type ActiveSet, releaseIn } from '../src/modules/serving/served-set.ts';
import { basesIn, bootIn, rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const SHARE_COOKIE =
  /^vitral-share=(\d{1,4}); Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/;

let api: Api;
let site: ServedSite;

beforeAll(async () => {
  api = await startApi();
  site = await ServedSite.open(api);
});
afterAll(() => api.stop());

const cookieIn = (headers: object, name: string) =>
  ((headers as Record<string, string[]>)['set-cookie'] ?? [])
    .find((cookie) => cookie.startsWith(name))
    ?.split(';')[0] ?? '';
const sessionOf = async (username: string) => {
  const login = await api
    .asVisitor()
    .post('/auth/login')
    .send({ username, password: `${username}-vitral` });
  return cookieIn(login.headers, 'vitral.session');
};
const em = () => api.application.get(MikroORM).em.fork();
const page = (path: string, cookie = '') => api.site().get(path).set('Cookie', cookie);
const currentSet = async (cookie = '') =>
  ((await page('/api/modules/set', cookie).expect(200)).body as CurrentSet).set;

/** Every address in the page is of the set that its boot block names. */
function expectWhole(html: string, sets: ActiveSet[]): ActiveSet {
  const boot = bootIn(html);
  const set = sets.find(({ id }) => id === boot.set);
  if (!set) throw new Error(`The page is of another set: ${boot.set}`);
  const bases = [set.shell, ...set.modules].map(({ base }) => base);
  const wanted = [...basesIn(html), ...boot.modules.map(({ base }) => base)];
  expect(wanted.filter((base) => !bases.includes(base))).toEqual([]);
  expect(basesIn(html).length).toBeGreaterThan(0);
  return set;
}

describe('while a release is tried out', () => {
  let active: ActiveSet;
  let candidate: ActiveSet;
  /** Cookies of visitors, by what they get. */
  const numbers = { first: '', others: '' };

  beforeAll(async () => {
    active = await site.publishPublic(rendererNamed('settled'));
    candidate = await site.publishPublic(rendererNamed('tried'));
    await site.tryOut(active, candidate, 'mfe-public', 20);
    for (let number = 0; !numbers.first || !numbers.others; number += 1) {
      const cookie = `vitral-share=${number}`;
      const isFirst = (await currentSet(cookie)) === candidate.id;
      numbers[isFirst ? 'first' : 'others'] ||= cookie;
    }
  });
  afterAll(() => site.endTrial());

  it('a visitor who comes for the first time gets the active set and a number', async () => {
    for (const path of ['/en', '/admin', '/en']) {
      const { text, headers } = await page(path).expect(200);
      expect(expectWhole(text, [active, candidate])).toBe(active);
      expect(headers['set-cookie']).toEqual([expect.stringMatching(SHARE_COOKIE)]);
    }
    expect((await page('/en', numbers.others)).headers['set-cookie']).toBeUndefined();
  });

  it('each visitor gets one set whole, kept pages and the console alike, and stays with it', async () => {
    for (const path of ['/en', '/es/contact', '/en', '/fr/nowhere', '/admin/users']) {
      const [first, other] = await Promise.all([page(path, numbers.first), page(path, numbers.others)]);
      expect(expectWhole(first.text, [active, candidate])).toBe(candidate);
      expect(expectWhole(other.text, [active, candidate])).toBe(active);
    }
    const cookies = `${await sessionOf('user')}; ${numbers.first}`;
    expect((await page('/en', cookies)).text).toContain('<title>tried landing</title>');
    expect(await currentSet(numbers.others)).toBe(active.id);
  });

  it('a page that is kept for one visitor is never given to another by a cache', async () => {
    const { headers } = await page('/en', numbers.first);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toBe('Cookie, Accept-Encoding');

    const etag = headers['etag'] ?? '';
    await page('/en', numbers.first).set('If-None-Match', etag).expect(304);
    await page('/en', numbers.others).set('If-None-Match', etag).expect(200);
  });

  it('whoever has the candidate keeps it when the share grows, and all leave it when it ends', async () => {
    await site.tryOut(active, candidate, 'mfe-public', 99);
    expect(await currentSet(numbers.first)).toBe(candidate.id);

    await site.endTrial();
    const { text, headers } = await page('/en', numbers.first);
    expect(expectWhole(text, [active, candidate])).toBe(active);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect((await page('/en')).headers['set-cookie']).toBeUndefined();
  });
});

describe('when another set becomes active', () => {
  it('every page is whole and drawn, and from the answer on it is the new set', async () => {
    const before = await site.publishPublic(rendererNamed('before'));
    let isDone = false;
    // A renderer that takes its time to start: nobody is to wait for it.
    const slow = rendererNamed('after', 'const start = Date.now(); while (Date.now() < start + 700);');
    const publishing = site.publishPublic(slow).finally(() => (isDone = true));
    const pages: string[] = [];
    while (!isDone) pages.push((await page(pages.length % 2 ? '/en' : '/es/contact').expect(200)).text);
    const after = await publishing;

    const sets = pages.map((text) => expectWhole(text, [before, after]));
    expect(pages.filter((text) => text.includes('<div id="root"></div>'))).toEqual([]);
    expect(sets.length).toBeGreaterThan(2);
    const swap = sets.indexOf(after);
    expect(swap < 0 ? [] : sets.slice(swap).filter((set) => set !== after)).toEqual([]);
    expect((await page('/en')).text).toContain('<title>after landing</title>');
  });

  it('it is served all the same when it cannot be drawn on the server', async () => {
    const broken = await site.publishPublic(`throw new Error('no start');`);
    const { text } = await page('/en').expect(200);
    expect(bootIn(text).set).toBe(broken.id);
    expect(text).toContain('<div id="root"></div>');
    await site.publishPublic(rendererNamed('repaired'));
  });
});

describe('the console', () => {
  const people = (name: string) =>
    site.publishModule('mfe-people', `people ${name}`, {
      library: `mfe_people_${name}`,
      pages: [],
      publicPages: [],
    });
  const fallbacks = async (cookie = '') =>
    bootIn((await page('/admin', cookie)).text).fallbacks?.map(({ library }) => library);

  it('can fall back on the release that was active before, and on the active one of what is tried out', async () => {
    await people('two');
    const active = await people('three');
    expect(await fallbacks()).toEqual(['mfe_people_two']);

    const candidate = await people('four');
    await site.tryOut(active, candidate, 'mfe-people', 99);
    const cookies = Array.from({ length: 20 }, (_, number) => `vitral-share=${number}`);
    const answers = await Promise.all(
      cookies.map(async (cookie) => [await currentSet(cookie), await fallbacks(cookie)]),
    );
    expect(answers).toContainEqual([candidate.id, ['mfe_people_three']]);
    await site.endTrial();
  });

  it('gets no fallback that could not run beside the release, or of which nothing is left', async () => {
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

  it('is told nothing that only public pages or the server read', async () => {
    const { modules } = bootIn((await page('/admin')).text);
    expect(modules.map(({ name }) => name).sort()).toEqual(['mfe-people', 'shell']);
    for (const module of modules) {
      expect(module).not.toHaveProperty('renderer');
      expect(module).not.toHaveProperty('texts');
      expect(module).not.toHaveProperty('publicPages');
    }
  });
});

describe('the set that open pages ask for', () => {
  it('is nobody’s to keep, keeps no session alive and starts none', async () => {
    const cookie = await sessionOf('user');
    await em().execute(`update session set seen_at = now() - interval '20 minutes'`);
    const { headers } = await page('/api/modules/set', cookie).expect(200);

    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    const rows = await em().execute(`select 1 from session where seen_at > now() - interval '10 minutes'`);
    expect(rows).toEqual([]);
  });

  it('notes which sets are still open, to the hour', async () => {
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

it('counts each page of a set that is sent, also when it is kept or has not changed', async () => {
  const counts = api.application.get(PageCounts);
  const { id } = await site.publishPublic(rendererNamed('counted'));
  const { headers } = await page('/en');
  await page('/en');
  await page('/en')
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(304);
  await page('/admin');
  await counts.flush();

  expect(await em().execute(`select pages from set_traffic where set_id = ?`, [id])).toEqual([{ pages: 4 }]);
});

describe('a session with an override', () => {
  const address = 'http://127.0.0.1:8099';

  async function cookiesFor(module: string): Promise<string> {
    const session = await sessionOf('admin');
    const answer = await api
      .asVisitor()
      .post('/modules/override')
      .set('Cookie', session)
      .send({ module, address, minutes: 30 })
      .expect(204);
    return `${session}; ${cookieIn(answer.headers, 'vitral-override')}`;
  }

  it('takes that module from its developer, and nobody else does', async () => {
    const cookies = await cookiesFor('mfe-people');
    const { text, headers } = await page('/admin', cookies).expect(200);
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

    const other = await page('/admin');
    expect(other.text).not.toContain(address);
    expect(other.headers['integrity-policy']).toBeDefined();
    const publicPage = await page('/en', cookies);
    expect(publicPage.text).toContain('<title>counted landing</title>');
    expect(publicPage.text).not.toContain(address);
  });

  it('has its own public module drawn by the browser, on pages that nobody keeps', async () => {
    const cookies = await cookiesFor('mfe-public');
    const { text, headers } = await page('/en', cookies).expect(200);

    expect(text).toContain('<div id="root"></div>');
    expect(bootIn(text).modules.find(({ name }) => name === 'mfe-public')?.base).toBe(`${address}/`);
    expect(bootIn(text).override).toMatchObject({ module: 'mfe-public' });
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${address};`);
    expect(headers['cache-control']).toBe('no-store');
    expect((await page('/en')).text).toContain('<title>counted landing</title>');
  });
});

it('serves a set of which the files are gone as far as it can', async () => {
  const set = await site.publishPublic(rendererNamed('gone'));
  const release = releaseIn(set, 'mfe-public');
  const { application } = await api.startAnother();
  try {
    await em().execute(`update release set removed_at = now() where id = ?`, [release?.id]);
    await api.application.get(ReleaseArchives).remove({ id: release?.id ?? '' });
    await rm(application.get(ReleaseFolders).root, { recursive: true, force: true });
    const answer = await fetch(`${await application.getUrl()}/en`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
  } finally {
    await application.close();
  }
});
