import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { LatestPost, SocialFeedItem } from '@vitral/contracts/social-feeds';
import sharp from 'sharp';
import { LeftoverFilesService } from '../src/content/leftover-files.service.ts';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { FeedThumbnailsService } from '../src/feed-thumbnails/feed-thumbnails.service.ts';
import { ThumbnailFetcher } from '../src/feed-thumbnails/thumbnail-fetcher.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { SocialFeedItem as Row } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { changeSettings } from './set-up/accounts.ts';
import { createArchive } from './set-up/archives.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { addSyncedSource, syncAgain } from './set-up/feed-sources.ts';
import { type Api, startApi } from './start-api.ts';

let feeds: FeedServer;
let api: Api;
let folder: string;
beforeAll(async () => {
  feeds = await FeedServer.start();
  api = await startApi({ OUTGOING_ALLOWED: feeds.host });
  api.application.get(ThumbnailFetcher).youtubeOrigin = `http://${feeds.host}`;
  folder = join(api.application.get(Configuration).dataDir, 'files');
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a81a4b' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
  servePicture('/wide.jpg', await picture(1200, 900));
  servePicture('/small.jpg', await picture(480, 360));
  servePicture('/pixel.jpg', await picture(1, 1));
  servePicture('/vi/M7lc1UVf-VE/hqdefault.jpg', await picture(480, 360));
});
afterAll(async () => {
  await api.stop();
  await feeds.stop();
});
beforeEach(async () => {
  await em().nativeDelete(Row, {});
  await em().nativeDelete(FeedSource, {});
  await work();
});

const em = () => api.em();

function servePicture(path: string, body: Buffer): void {
  feeds.serve(path, { headers: { 'content-type': 'image/jpeg' }, body });
}

/** Does the work of the job; a job that a change has added may have run first. */
const work = () => api.application.get(FeedThumbnailsService).work();

async function publish(given: object = {}): Promise<SocialFeedItem> {
  const post = { platform: 'instagram', title: 'Taller', url: 'https://www.instagram.com/p/abc/', ...given };
  return (await api.as('manager').post('/social-feeds').send(post).expect(201)).body;
}

async function latest(): Promise<LatestPost[]> {
  return (await api.asVisitor().get('/social-feeds/latest').expect(200)).body;
}

/** Returns the post from the latest ones once the server has processed its picture. */
async function whenProcessed(id: string): Promise<LatestPost> {
  for (;;) {
    await work();
    const [row] = await em().execute<{ claimed: boolean }[]>(
      `select thumbnail_due_at is not null and thumbnail_failures = 0 as claimed from social_feed_item where id = ?`,
      [id],
    );
    // This server is notified of the job's writes a moment later.
    await api.application.get(TableChanges).settle();
    const found = (await latest()).find((post) => post.id === id);
    if (!row?.claimed && found) return found;
  }
}

const storedNames = async () => (await readdir(folder)).filter((name) => name.startsWith('taller-'));

/** Resolves when `count` copies are stored; unreferenced copies are deleted a moment later. */
async function whenStored(count: number): Promise<void> {
  while ((await storedNames()).length !== count) await work();
}

const item = (id: string, more: string) => `<item><guid>${id}</guid><title>Taller ${id}</title>
  <link>https://blog.example/${id}</link>${more}</item>`;
const feed = (...items: string[]) => `<?xml version="1.0"?><rss version="2.0"
  xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog</title><link>https://blog.example/</link>
  <description>Todo</description>${items.join('')}</channel></rss>`;

describe('feed thumbnails', () => {
  describe('the picture of a post', () => {
    it('is copied in small sizes, without EXIF data, and served by this site as immutable', async () => {
      const { id } = await publish({ thumbnailUrl: feeds.url('/wide.jpg') });
      const { thumbnails } = await whenProcessed(id);
      expect(thumbnails.map(({ width, mimeType }) => [width, mimeType])).toEqual([
        [320, 'image/avif'],
        [320, 'image/webp'],
        [640, 'image/avif'],
        [640, 'image/webp'],
      ]);
      for (const { src, width, mimeType } of thumbnails) {
        const { body, headers } = await api.site().get(src).responseType('blob').expect(200);
        expect(headers['content-type']).toBe(mimeType);
        expect(headers['cache-control']).toContain('immutable');
        const found = await sharp(body).metadata();
        expect([found.width, found.height, found.exif]).toEqual([width, (width * 9) / 16, undefined]);
      }
    });

    it('is never enlarged, and defaults to the picture of the video', async () => {
      const { id } = await publish({ thumbnailUrl: feeds.url('/small.jpg') });
      expect((await whenProcessed(id)).thumbnails.map(({ width }) => width)).toEqual([320, 320, 480, 480]);

      const video = await publish({ platform: 'youtube', url: 'https://youtu.be/M7lc1UVf-VE' });
      expect((await whenProcessed(video.id)).thumbnails).toHaveLength(4);
    });

    it('comes from the feed and changes with it, but not when only the signature in the URL changes', async () => {
      const requestCount = () =>
        feeds.requestsFor('/small.jpg?signed=1').length + feeds.requestsFor('/small.jpg?signed=2').length;
      const serve = (picture: string) =>
        feeds.serve('/feed', feed(item('1', `<media:thumbnail url="${feeds.url(picture)}"/>`)));
      for (const path of ['/small.jpg?signed=1', '/small.jpg?signed=2']) {
        feeds.serve(path, {
          body: await sharp({ create: { width: 400, height: 225, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        });
      }
      serve('/small.jpg?signed=1');
      const source = await addSyncedSource(api, { url: feeds.url('/feed') });
      const [{ id = '' } = {}] = await latest();
      const first = await whenProcessed(id);
      expect(first.thumbnails).toHaveLength(4);

      serve('/small.jpg?signed=2');
      await syncAgain(api, source);
      expect((await whenProcessed(id)).thumbnails).toEqual(first.thumbnails);
      expect(requestCount()).toBe(1);

      serve('/wide.jpg');
      await syncAgain(api, source);
      const changed = await whenProcessed(id);
      expect(changed.thumbnails.map(({ width }) => width)).toContain(640);
      await whenStored(4);
      const { body } = await api.as('manager').get(`/social-feeds/${id}`).expect(200);
      expect(body).toMatchObject({ version: 1, isEdited: false });
    });

    it.each(['/pixel.jpg', '/missing.jpg', '/text.jpg'])('is omitted when its source is %s', async (path) => {
      feeds.serve('/text.jpg', {
        headers: { 'content-type': 'image/jpeg' },
        body: '<svg onload="alert(1)"/>',
      });
      const { id } = await publish({ thumbnailUrl: feeds.url(path) });
      expect((await whenProcessed(id)).thumbnails).toEqual([]);
      await whenStored(0);
      await work();
      expect(feeds.requestsFor(path)).toHaveLength(1);
    });

    it('is not fetched while the sync is switched off', async () => {
      await changeSettings(api, { isSocialSyncOn: false });
      servePicture('/later.jpg', Buffer.from('x'));
      await publish({ thumbnailUrl: feeds.url('/later.jpg') });
      await work();
      await changeSettings(api, { isSocialSyncOn: true });
      expect(feeds.requestsFor('/later.jpg')).toEqual([]);
    });

    it('is deleted with the post, and not swept before', async () => {
      const kept = await publish({ thumbnailUrl: feeds.url('/wide.jpg') });
      await whenProcessed(kept.id);
      await api.application.get(LeftoverFilesService).sweep();
      await whenStored(4);
      await api.as('manager').delete(`/social-feeds/${kept.id}`).expect(204);
      await work();
      await whenStored(0);

      feeds.serve(
        '/two',
        feed(item('1', `<enclosure type="image/jpeg" length="9" url="${feeds.url('/wide.jpg')}"/>`)),
      );
      const source = await addSyncedSource(api, { url: feeds.url('/two') });
      const [{ id = '' } = {}] = await latest();
      await whenProcessed(id);
      await whenStored(4);
      await api.as('manager').delete(`/feed-sources/${source.id}`).expect(204);
      await work();
      await whenStored(0);
    });

    it('is part of backups', async () => {
      const { id } = await publish({ thumbnailUrl: feeds.url('/wide.jpg') });
      const { thumbnails } = await whenProcessed(id);
      const { bytes } = await createArchive({
        databaseUrl: String(api.application.get(MikroORM).config.get('clientUrl')),
        files: api.application.get(FileStore),
        secretKey: 'k'.repeat(32),
      });
      const kept = thumbnails.map(({ src }) => bytes.includes(`files/${basename(src)}`));
      expect(kept).toEqual([true, true, true, true]);
    });

    it('is hidden with an inactive post or source', async () => {
      feeds.serve('/off', feed(item('1', `<media:content medium="image" url="${feeds.url('/wide.jpg')}"/>`)));
      const source = await addSyncedSource(api, { url: feeds.url('/off') });
      const [{ id = '' } = {}] = await latest();
      const { thumbnails } = await whenProcessed(id);
      const { src } = thumbnails[0] ?? { src: '' };
      const item1 = (await api.as('manager').get(`/social-feeds/${id}`)).body;
      const off = await api
        .as('manager')
        .put(`/social-feeds/${id}`)
        .send({ ...item1, isActive: false });
      expect(await latest()).toEqual([]);
      await api.site().get(src).expect(404);

      await api
        .as('manager')
        .put(`/social-feeds/${id}`)
        .send({ ...off.body, isActive: true })
        .expect(200);
      await api.site().get(src).expect(200);
      const now = (await api.as('manager').get(`/feed-sources/${source.id}`)).body;
      await api
        .as('manager')
        .put(`/feed-sources/${source.id}`)
        .send({ ...now, isActive: false })
        .expect(200);
      expect(await latest()).toEqual([]);
      await api.site().get(src).expect(404);
    });
  });

  it.each([
    ['nothing.webp', 404],
    ['a'.repeat(300), 404],
    ['%00', 400],
    ['..%2f..%2fsecret-key', 400],
  ])('refuses the copy name %s with %i', (name, status) =>
    api.site().get(`/uploads/feeds/${name}`).expect(status),
  );
});
