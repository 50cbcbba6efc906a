import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulePreview as ModulePreviewRow } from '../src/modules/serving/module-previews.entity.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { PreviewSite } from './set-up/preview-site.ts';
import { bootIn, rendererNamed } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
const NOTICE = 'This preview has ended, or its link is not valid';
const OLD = '<main>first ';
const NEW = '<main>changed ';

let api: Api;
let site: PreviewSite;
let page: Release;

beforeAll(async () => {
  api = await startApi();
  site = await PreviewSite.open(api);
  page = await site.addPublic('changed');
});
afterAll(() => api.stop());
afterEach(() => api.em().nativeDelete(ModulePreviewRow, {}));

const get = (path: string, cookie = '') => site.served.page(path, cookie).expect(200);
const shown = async (path: string, cookie = '') => (await get(path, cookie)).text;

describe('pages of a preview', () => {
  it.each(['the preview first', 'the site first'])('never mix with the others, with %s', async (order) => {
    const cookie = await site.follow(await site.preview('pr-17', page));
    const visits = [
      { cookie, text: NEW },
      { cookie: '', text: OLD },
    ];
    if (order === 'the site first') visits.reverse();
    for (const path of ['/en', '/es/contact', '/fr', '/']) {
      for (const visit of [...visits, ...visits, ...visits]) {
        const { text, headers } = await get(path, visit.cookie);
        expect(text).toContain(visit.text);
        expect(text.includes('module-preview')).toBe(visit.text === NEW);
        expect(headers['cache-control']).toBe(visit.text === NEW ? 'private, no-store' : 'no-cache');
      }
    }
    const together = await Promise.all([shown('/en', cookie), shown('/en'), shown('/en', cookie)]);
    expect(together.map((text) => text.includes(NEW))).toEqual([true, false, true]);
  });

  it('are private, not indexed and not loaded in advance, under the same policy and with the same hashes', async () => {
    const preview = await site.preview('pr-17', page);
    const ordinary = await get('/en');
    expect(ordinary.headers['speculation-rules']).toBeDefined();
    expect(ordinary.headers['x-robots-tag']).toBeUndefined();
    const cookie = await site.follow(preview);
    for (const { headers, text } of [await get(preview.path), await get('/en', cookie)]) {
      expect(headers).toMatchObject({ ...PRIVATE, 'referrer-policy': 'same-origin' });
      expect([headers['speculation-rules'], headers['etag']]).toEqual([undefined, undefined]);
      const policy = headers['content-security-policy']?.replace(/ 'sha256-[^']+'/g, '');
      expect(policy).toBe(ordinary.headers['content-security-policy']?.replace(/ 'sha256-[^']+'/g, ''));
      expect(headers['integrity-policy']).toBe(ordinary.headers['integrity-policy']);
      const module = bootIn(text).modules.find(({ name }) => name === 'mfe-public');
      expect(module?.integrity['entry.js']).toMatch(/^sha384-/);
    }
  });

  it('name the preview in each language, and its button shows the ordinary site again', async () => {
    const cookie = await site.follow(await site.preview('pr-17', page));
    const labels = { es: 'Salir de la vista previa', en: 'End preview', fr: 'Quitter l.aperçu' };
    for (const [language, label] of Object.entries(labels)) {
      const text = await shown(`/${language}`, cookie);
      expect(text).toContain('pr-17');
      expect(text).toMatch(new RegExp(label));
    }
    const send = (referer: string) =>
      api.site().post('/module-previews/end').set({ Cookie: cookie, Referer: referer }).redirects(0);
    const ended = await send('https://vitral.example/es/contact?preview=pr-17.x').expect(303);
    expect(ended.headers['location']).toBe('/es/contact');
    expect(String(ended.headers['set-cookie'])).toMatch(/^vitral-preview=;.*1970/);
    expect((await send('https://vitral.example//evil.example')).headers['location']).toBe('/evil.example');
    await send('nothing').set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  it('come from the set of the preview in the console, too', async () => {
    const people = await site.addPeople('people changed');
    const cookie = await site.follow(await site.preview('pr-17', people));
    const { text, headers } = await get('/admin', cookie);
    const baseIn = (html: string) => bootIn(html).modules.find(({ name }) => name === 'mfe-people')?.base;
    expect(baseIn(text)).toContain(people.digest.slice(0, 8));
    expect(text).toContain('pr-17');
    expect(headers).toMatchObject(PRIVATE);
    expect(baseIn(await shown('/admin'))).not.toContain(people.digest.slice(0, 8));
    expect(await site.served.currentSet(cookie)).toBe(bootIn(text).set);
    expect(await site.served.currentSet()).not.toBe(bootIn(text).set);
    expect(await shown('/en', cookie)).toContain(OLD);
  });

  it('keep the cookie until the preview ends', async () => {
    const preview = await site.preview('pr-17', page);
    const { headers } = await get(preview.path);
    const expires = new Date(preview.endsAt).toUTCString();
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^vitral-preview=pr-17\.[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(String(headers['set-cookie'])).toContain(expires);
  });

  it('follow the active releases of the other modules', async () => {
    const people = await site.addPeople('people previewed');
    const cookie = await site.follow(await site.preview('pr-17', people));
    const before = await site.served.currentSet(cookie);
    const first = await api.as('admin').get('/modules/channel').expect(200);
    await site.served.publishPublic(rendererNamed('newer'));
    try {
      expect(await shown('/en', cookie)).toContain('<main>newer ');
      expect(await shown('/en')).toContain('<main>newer ');
      expect(await site.served.currentSet(cookie)).not.toBe(before);
    } finally {
      const { active } = first.body as { active: { id: string } };
      await api.as('admin').post(`/modules/sets/${active.id}/activate`).send({}).expect(200);
    }
  });
});

describe('without a valid link', () => {
  it.each([
    ['expired', { endsAt: new Date(Date.now() - 1000) }],
    ['moved', { endsAt: new Date(Date.now() + 1_000_000) }],
  ])('an %s preview shows the ordinary site with a notice, once', async (_state, change) => {
    const preview = await site.preview('pr-17', page);
    const cookie = await site.follow(preview);
    await api.em().nativeUpdate(ModulePreviewRow, { name: 'pr-17' }, change);
    const { text, headers } = await get('/en', cookie);
    expect(text).toContain(OLD);
    expect(text).toContain(NOTICE);
    expect(headers).toMatchObject(PRIVATE);
    expect(String(headers['set-cookie'])).toMatch(/^vitral-preview=;.*1970/);
    expect(await shown('/en')).not.toContain(NOTICE);
    expect(await shown(preview.path)).toContain(OLD);
  });

  it('an ended preview and forged links show the ordinary site, also in the console', async () => {
    const { path } = await site.preview('pr-17', page);
    const other = await site.preview('pr-18', page);
    const signature = other.path.split('.')[1];
    await api.as('admin').delete('/module-previews/pr-18').expect(204);
    for (const token of [
      `pr-17.${signature}`,
      path.slice('/?preview='.length, -1),
      'pr-17',
      '',
      '.',
      `${'p'.repeat(41)}.x`,
      other.path.slice('/?preview='.length),
      'x'.repeat(3000),
    ]) {
      const { text, headers } = await get(`/en?preview=${token}`);
      expect(text).toContain(OLD);
      expect(text).toContain(NOTICE);
      expect(headers).toMatchObject(PRIVATE);
    }
    expect(await shown('/admin', 'vitral-preview=pr-17.forged')).toContain('module-preview');
    expect(await shown('/en?preview=a&preview=b')).not.toContain(NOTICE);
  });

  it('a preview that no longer works with the active releases shows the ordinary site', async () => {
    const cookie = await site.follow(await site.preview('pr-17', page));
    const { id, descriptor } = page;
    const set = (contract: number) =>
      api
        .em()
        .execute('update release set descriptor = ?::jsonb where id = ?', [
          JSON.stringify({ ...descriptor, contract }),
          id,
        ]);
    await set(99);
    expect(await shown('/en', cookie)).toContain(NOTICE);
    expect(await site.list()).toMatchObject([{ name: 'pr-17', isUsable: false }]);
    await set(descriptor.contract);
    expect(await shown('/en', cookie)).toContain(NEW);
  });
});
