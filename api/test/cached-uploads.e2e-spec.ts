import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { ContentVariant } from '../src/content/content.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { png } from './files/pictures.ts';
import { PDF } from './files/plain-files.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { type Fields, replaceFile, type SentFile, upload } from './set-up/forms.ts';
import { type Api, startApi } from './start-api.ts';

const AVIF = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const WEBP = { Accept: 'image/webp,image/png,*/*' };
const NEITHER = { Accept: 'image/png,image/*;q=0.8' };
const SESSION = { Cookie: 'vitral.session=s%3Awhoever' };
const LARGEST = 256 * 1024;
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.as('manager');
const made = async (file: SentFile, fields: Fields = {}) =>
  (await upload(manager(), file, fields).expect(201)).body as ContentItem;
const madePicture = async (fields: Fields = {}) =>
  made({ name: 'a.png', bytes: await png(900, 300) }, fields);
const pathOf = ({ filename }: ContentItem, query = '') => `/uploads/${filename}${query}`;

type Server = Pick<Api, 'application' | 'url'>;

/** Returns the response, and as `isCached` whether it came from the cache. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', server: Server = api) {
  const stored = jest.spyOn(server.application.get(Metrics), 'countCached');
  const response = await rawRequest(server.url + path, headers, method);
  const isCached = stored.mock.calls.some(([kind]) => kind === 'file');
  stored.mockRestore();
  return { ...response, isCached };
}

/** Headers without those that differ between two responses to the same request. */
const plain = ({ date: _date, 'x-request-id': _id, ...headers }: IncomingHttpHeaders) => headers;

describe('cached uploads', () => {
  describe('a public file that was sent before', () => {
    it.each([
      ['a picture', 'a.png', ''],
      ['a variant', 'a.png', '?w=320'],
      ['a square', 'a.png', '?shape=square'],
      ['a file that browsers show', 'a.pdf', ''],
      ['a file that browsers save', 'Año nuevo.csv', ''],
    ])('is sent from the cache to the next client, headers included: %s', async (_what, name, query) => {
      const bytes = { png: await png(400, 300), pdf: PDF, csv: 'a;b' }[name.slice(-3)] ?? '';
      const path = pathOf(await made({ name, bytes }), query);
      const first = await ask(path, AVIF);
      expect(first).toMatchObject({ status: 200, isCached: false });
      for (const headers of [AVIF, { ...AVIF, ...SESSION }]) {
        const next = await ask(path, headers);
        expect(next).toMatchObject({ status: 200, isCached: true, body: first.body });
        expect(plain(next.headers)).toEqual(plain(first.headers));
      }
      expect(first.headers).toHaveProperty('content-security-policy');
      expect(first.headers['content-length']).toBe(String(first.body.length));
      expect('content-disposition' in first.headers).toBe(name.endsWith('csv'));
    });

    it('is sent to each client in the best format that it accepts', async () => {
      const path = pathOf(await madePicture(), '?w=320');
      for (const isCached of [false, true]) {
        for (const [headers, type] of [
          [AVIF, 'image/avif'],
          [WEBP, 'image/webp'],
          [NEITHER, 'image/png'],
        ] as const) {
          const expected = { 'content-type': type, vary: 'Accept' };
          expect(await ask(path, headers)).toMatchObject({ status: 200, isCached, headers: expected });
        }
      }
      const refusing = await ask(path, { Accept: 'image/avif;q=0,image/webp' });
      expect(refusing).toMatchObject({ isCached: true, headers: { 'content-type': 'image/webp' } });
    });

    it('is served from the cache as 304, and from the store for ranges and HEAD requests', async () => {
      const path = pathOf(await madePicture());
      const { body, headers } = await ask(path);
      const condition = { 'If-None-Match': headers.etag };
      const known = await ask(`${path}?fbclid=a`, condition);
      const again = await ask(path, condition);
      expect(known).toMatchObject({ status: 304, isCached: false });
      expect(again).toMatchObject({ status: 304, isCached: true });
      expect(plain(again.headers)).toEqual(plain(known.headers));
      for (const other of [{ 'If-None-Match': '"other"' }, { ...condition, 'Cache-Control': 'no-cache' }]) {
        expect(await ask(path, other)).toMatchObject({ status: 200, body });
      }
      const part = await ask(path, { Range: 'bytes=1-3' });
      expect(part).toMatchObject({ status: 206, isCached: false, body: body.subarray(1, 4) });
      expect((await ask(path, { Range: `bytes=${body.length}-` })).status).toBe(416);
      const head = await ask(path, {}, 'HEAD');
      expect(head).toMatchObject({ status: 200, isCached: false, body: Buffer.of() });
      expect(head.headers['content-length']).toBe(String(body.length));
      expect(await ask(path)).toMatchObject({ status: 200, isCached: true, body });
    });

    it('comes from the store when it is larger than 256 KiB', async () => {
      for (const [size, isCached] of [
        [LARGEST, true],
        [LARGEST + 1, false],
      ] as const) {
        const bytes = Buffer.concat([PDF, randomBytes(size - PDF.length)]);
        const path = pathOf(await made({ name: 'a.pdf', bytes }));
        await ask(path);
        expect(await ask(path)).toMatchObject({ status: 200, isCached, body: bytes });
      }
    });

    it('comes from the store while the listener on the database is down', async () => {
      const path = pathOf(await madePicture());
      await ask(path);
      const changes = api.application.get(TableChanges);
      const listening = jest.spyOn(changes, 'isListening', 'get').mockReturnValue(false);
      for (let time = 0; time < 2; time += 1) expect((await ask(path)).isCached).toBe(false);
      listening.mockRestore();
    });
  });

  it.each(['team', 'private'])('never caches a file with visibility %s', async (visibility) => {
    const item = await madePicture({ visibility });
    const session = manager();
    await session.get(`/content/${item.id}/file?disposition=inline`).expect(200);
    for (let time = 0; time < 2; time += 1) expect((await ask(pathOf(item))).status).toBe(404);
  });

  describe('a cached file, on the very next request to either server', () => {
    let another: Awaited<ReturnType<Api['startAnother']>>;
    beforeAll(async () => {
      another = await api.startAnother();
      // Both servers read the same file store.
      const files = another.application.get(FileStore);
      files.read = (name, range) => api.application.get(FileStore).read(name, range);
    });
    afterAll(() => another.close());

    const askBoth = async (path: string, headers: OutgoingHttpHeaders = AVIF) => {
      const here = await ask(path, headers);
      await another.application.get(TableChanges).settle();
      return [here, await ask(path, headers, 'GET', another)];
    };
    /** Requests the path until both servers have cached the response. */
    const cacheOnBoth = async (path: string) => {
      await askBoth(path);
      const responses = await askBoth(path);
      expect(responses).toMatchObject([
        { status: 200, isCached: true },
        { status: 200, isCached: true },
      ]);
      return responses[0]?.body;
    };
    const expectBoth = async (path: string, response: object) =>
      expect(await askBoth(path)).toMatchObject([response, response]);
    const change = (item: ContentItem, action: string) =>
      manager()
        .post('/content/bulk')
        .send({ ids: [item.id], action })
        .expect(200);

    it('is not found once hidden, and found once shown again', async () => {
      const item = await madePicture();
      for (const query of ['', '?w=320', '?shape=square']) {
        const path = pathOf(item, query);
        const body = await cacheOnBoth(path);
        await change(item, 'hide');
        await expectBoth(path, { status: 404, isCached: false });
        await change(item, 'show');
        await expectBoth(path, { status: 200, isCached: false, body });
      }
    });

    it('is not found once deleted, and found once restored', async () => {
      const item = await madePicture();
      const path = pathOf(item, '?w=320');
      const body = await cacheOnBoth(path);
      await manager().delete(`/content/${item.id}`).expect(204);
      await expectBoth(path, { status: 404 });
      await change(item, 'restore');
      await expectBoth(path, { status: 200, body });
    });

    it('is not found once only the team may see it', async () => {
      const item = await madePicture();
      await cacheOnBoth(pathOf(item));
      await manager()
        .put(`/content/${item.id}`)
        .send({ ...item, visibility: 'team' })
        .expect(200);
      await expectBoth(pathOf(item), { status: 404 });
    });

    it('is redirected from its former name once replaced', async () => {
      const item = await madePicture();
      await cacheOnBoth(pathOf(item, '?w=320'));
      const { body } = await replaceFile(manager(), item.id, { name: 'a.pdf', bytes: PDF }, 1).expect(200);
      const location = pathOf(body as ContentItem, '?w=320');
      for (let time = 0; time < 2; time += 1) {
        await expectBoth(pathOf(item, '?w=320'), { status: 302, isCached: false, headers: { location } });
      }
      await expectBoth(location, { status: 200, body: PDF });
    });

    it('is cropped again once its focal point moved', async () => {
      const item = await madePicture({ focalX: 0 });
      const path = pathOf(item, '?shape=square');
      const before = await cacheOnBoth(path);
      await manager()
        .put(`/content/${item.id}`)
        .send({ ...item, focalPoint: { x: 100, y: 50 } })
        .expect(200);
      const [here, there] = await askBoth(path);
      expect([here?.status, there?.status]).toEqual([200, 200]);
      expect(before?.equals(here?.body as Buffer)).toBe(false);
      expect(there?.body).toEqual(here?.body);
    });

    it('is sent in another format once a variant is deleted', async () => {
      const em = api.em();
      const item = await madePicture();
      const path = pathOf(item, '?w=320');
      await cacheOnBoth(path);
      await em.nativeDelete(ContentVariant, { content: item.id, mimeType: 'image/avif' });
      await api.application.get(TableChanges).settle();
      await expectBoth(path, { status: 200, isCached: false, headers: { 'content-type': 'image/webp' } });
    });

    it.each(['content', 'content_variant', 'restore'])(
      'is read from the store again after a change in the table %s',
      async (table) => {
        const path = pathOf(await madePicture());
        const body = await cacheOnBoth(path);
        await api.em().execute(`delete from "${table}" where false`);
        await api.application.get(TableChanges).settle();
        await expectBoth(path, { status: 200, isCached: false, body });
      },
    );
  });
});
