import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageCounts } from '../src/modules/counting/counts.ts';
import type { ActiveSet } from '../src/modules/serving/served-set.ts';
import { PageWarmUp } from '../src/pages/public-pages/page-warm-up.ts';
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

const em = () => api.em();

/** Checks that every URL in the page belongs to the set in its boot block. */
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

describe('modules serving', () => {
  describe('while there is a candidate', () => {
    let active: ActiveSet;
    let candidate: ActiveSet;
    /** Cookies of visitors, by the set that they receive. */
    const numbers = { first: '', others: '' };

    beforeAll(async () => {
      active = await site.publishPublic(rendererNamed('settled'));
      candidate = await site.publishPublic(rendererNamed('tried'));
      await site.startTrial(active, candidate, 'mfe-public', 20);
      for (let number = 0; !numbers.first || !numbers.others; number += 1) {
        const cookie = `vitral-share=${number}`;
        const isFirst = (await site.currentSet(cookie)) === candidate.id;
        numbers[isFirst ? 'first' : 'others'] ||= cookie;
      }
    });
    afterAll(() => site.endTrial());

    it('a new visitor receives the active set and a share number', async () => {
      for (const path of ['/en', '/admin', '/en']) {
        const { text, headers } = await site.page(path).expect(200);
        expect(expectWhole(text, [active, candidate])).toBe(active);
        expect(headers['set-cookie']).toEqual([expect.stringMatching(SHARE_COOKIE)]);
      }
      expect((await site.page('/en', numbers.others)).headers['set-cookie']).toBeUndefined();
    });

    it('each visitor always receives one complete set, on cached pages and in the console', async () => {
      for (const path of ['/en', '/es/contact', '/en', '/fr/nowhere', '/admin/users']) {
        const [first, other] = await Promise.all([
          site.page(path, numbers.first),
          site.page(path, numbers.others),
        ]);
        expect(expectWhole(first.text, [active, candidate])).toBe(candidate);
        expect(expectWhole(other.text, [active, candidate])).toBe(active);
      }
      const cookies = `${await site.sessionOf('user')}; ${numbers.first}`;
      expect((await site.page('/en', cookies)).text).toContain('<title>tried landing</title>');
      expect(await site.currentSet(numbers.others)).toBe(active.id);
    });

    it('a cache never gives one visitor’s page to another', async () => {
      const { headers } = await site.page('/en', numbers.first);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['vary']).toBe('Cookie, Accept-Encoding');

      const etag = headers['etag'] ?? '';
      await site.page('/en', numbers.first).set('If-None-Match', etag).expect(304);
      await site.page('/en', numbers.others).set('If-None-Match', etag).expect(200);
    });

    it('visitors with the candidate still receive it when the share grows, and nobody does once it ends', async () => {
      await site.startTrial(active, candidate, 'mfe-public', 99);
      expect(await site.currentSet(numbers.first)).toBe(candidate.id);

      await site.endTrial();
      const { text, headers } = await site.page('/en', numbers.first);
      expect(expectWhole(text, [active, candidate])).toBe(active);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect((await site.page('/en')).headers['set-cookie']).toBeUndefined();
    });
  });

  describe('when another set becomes active', () => {
    it('every page is complete and rendered, with the new set once the activation has responded', async () => {
      const before = await site.publishPublic(rendererNamed('before'));
      let isDone = false;
      // The renderer starts slowly, which must not delay any request.
      const slow = rendererNamed('after', 'const start = Date.now(); while (Date.now() < start + 700);');
      const publishing = site.publishPublic(slow).finally(() => (isDone = true));
      const pages: string[] = [];
      while (!isDone)
        pages.push((await site.page(pages.length % 2 ? '/en' : '/es/contact').expect(200)).text);
      const after = await publishing;

      const sets = pages.map((text) => expectWhole(text, [before, after]));
      expect(pages.filter((text) => text.includes('<div id="root"></div>'))).toEqual([]);
      expect(sets.length).toBeGreaterThan(2);
      const swap = sets.indexOf(after);
      expect(swap < 0 ? [] : sets.slice(swap).filter((set) => set !== after)).toEqual([]);
      expect((await site.page('/en')).text).toContain('<title>after landing</title>');
    });

    it('the set is not served if the server cannot render it', async () => {
      api.application.get(PageWarmUp).pausesMs = [];
      const before = bootIn((await site.page('/en').expect(200)).text).set;
      const active = await site.publishPublic(`throw new Error('no start');`);
      const { text } = await site.page('/en').expect(200);
      expect([active.id, bootIn(text).set]).toEqual([before, before]);
      expect(text).not.toContain('<div id="root"></div>');
    });
  });

  it('counts each page of a set that is sent, even if it is cached or not modified', async () => {
    const counts = api.application.get(PageCounts);
    const { id } = await site.publishPublic(rendererNamed('counted'));
    const { headers } = await site.page('/en');
    await site.page('/en');
    await site
      .page('/en')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    await site.page('/admin');
    await counts.flush();

    expect(await em().execute(`select pages from set_traffic where set_id = ?`, [id])).toEqual([
      { pages: 4 },
    ]);
  });

  it('serves a set with deleted files as far as possible', async () => {
    await site.publishPublic(rendererNamed('gone'));
    // Neither the server's folder nor the file store in it has the files.
    const other = await api.startAnother();
    try {
      const response = await fetch(`${other.url}/en`);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
      const [shell] = bootIn(text).modules;
      expect((await fetch(`${other.url}${shell?.base}entry.js`)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
