import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SocialFeedItem as Item } from '@vitral/contracts/social-feeds';
import { FeedSyncService } from '../src/feed-sources/syncing/feed-sync.service.ts';
import { changeSettings } from './set-up/accounts.ts';
import { deleteFeeds, type FeedSite, itemsOf, startFeedSite } from './set-up/feed-site.ts';
import {
  addSource,
  addSyncedSource,
  minutesBetween,
  readSource,
  syncAgain,
  wasFetched,
  whenSource,
} from './set-up/feed-sources.ts';
import { channelFeed, rssFeed } from './set-up/feeds.ts';

let { api, feeds, stop } = {} as FeedSite;
beforeAll(async () => {
  ({ api, feeds, stop } = await startFeedSite());
});
afterAll(() => stop());
beforeEach(() => deleteFeeds(api));

const em = () => api.em();
const syncs = () => api.application.get(FeedSyncService);

describe('a new source', () => {
  it('is fetched at once, and visitors see its posts', async () => {
    feeds.serve(
      '/new',
      rssFeed({ id: '1', text: '&lt;p&gt;Hola&lt;/p&gt;' }, { id: '2', date: '2999-01-01' }),
    );
    const source = await addSyncedSource(api, { url: feeds.url('/new') });
    expect(source).toMatchObject({ lastProblem: null, lastStatus: null, itemCount: 2, version: 1 });
    expect(source.lastSuccessAt).not.toBeNull();
    expect(minutesBetween(source.lastSuccessAt, source.nextSyncAt)).toBeCloseTo(120, 1);
    expect(source.updatedAt).toBe(source.createdAt);

    const { body } = await api.asVisitor().get('/social-feeds').expect(200);
    expect(body[1]).toMatchObject({
      platform: 'linkedin',
      title: 'Noticia 1',
      description: 'Hola',
      url: 'https://blog.example/1',
      createdAt: '2026-02-07T09:00:00.000Z',
    });
    expect(Date.parse(body[0].createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it('is not fetched while it is manual or inactive, until it is activated', async () => {
    const url = feeds.serve('/later', rssFeed({ id: '1' }));
    const off = await addSource(api, { url, isActive: false });
    const manual = await addSource(api, { url: `${url}?manual`, kind: 'manual' });
    expect([off.nextSyncAt, manual.nextSyncAt]).toEqual([null, null]);
    await syncs().sync(off.id);
    await syncs().sync(manual.id);
    expect(feeds.requestsFor('/later')).toEqual([]);

    await api
      .as('manager')
      .put(`/feed-sources/${off.id}`)
      .send({ ...off, isActive: true })
      .expect(200);
    expect(await whenSource(api, off, wasFetched)).toMatchObject({ itemCount: 1, version: 2 });
    expect(feeds.requestsFor('/later?manual')).toEqual([]);
  });
});

describe('the next sync', () => {
  it('sends conditional requests for an unchanged feed', async () => {
    feeds.serve('/same', (response, headers) => {
      const sent = { etag: '"one"', 'last-modified': 'Sat, 07 Feb 2026 09:00:00 GMT' };
      const isKnown = headers['if-none-match'] === '"one"';
      response.writeHead(isKnown ? 304 : 200, isKnown ? {} : sent).end(isKnown ? '' : rssFeed({ id: '1' }));
    });
    const first = await addSyncedSource(api, { url: feeds.url('/same') });
    const second = await syncAgain(api, first);
    await syncAgain(api, second);
    expect(second).toMatchObject({ lastProblem: null, itemCount: 1 });
    expect(second.lastSuccessAt).not.toBe(first.lastSuccessAt);
    const [, asked, askedAgain] = feeds.requestsFor('/same');
    for (const headers of [asked, askedAgain]) {
      expect(headers).toMatchObject({
        'if-none-match': '"one"',
        'if-modified-since': 'Sat, 07 Feb 2026 09:00:00 GMT',
      });
    }
  });

  it('adds new posts and updates changed ones, and preserves edits by staff', async () => {
    const before = ['old', 'edited', 'hidden', 'removed'].map((id) => ({ id, views: 1, likes: 1 }));
    feeds.serve('/channel', channelFeed(...before));
    const source = await addSyncedSource(api, { url: feeds.url('/channel'), platform: 'youtube' });
    const manager = api.as('manager');
    const [old, edited, hidden, removed] = before.map(({ id }) => `Video ${id}`);
    const byTitle = new Map((await itemsOf(api, source)).map((item) => [item.title, item]));
    const itemOf = (title = '') => byTitle.get(title) ?? ({} as Item);
    await manager.put(`/social-feeds/${itemOf(edited).id}`).send({ ...itemOf(edited), title: 'De la casa' });
    await manager.put(`/social-feeds/${itemOf(hidden).id}`).send({ ...itemOf(hidden), isActive: false });
    await manager.delete(`/social-feeds/${itemOf(removed).id}`).expect(204);

    const after = before.map(({ id }) => ({ id, title: `Cambiado ${id}`, views: 5, likes: 7 }));
    feeds.serve('/channel', channelFeed({ id: 'new' }, ...after));
    expect(await syncAgain(api, source)).toMatchObject({ itemCount: 4, engagementCount: 21 });
    const items = new Map((await itemsOf(api, source)).map((item) => [item.id, item]));
    expect(items.size).toBe(4);
    expect(items.get(itemOf(old).id)).toMatchObject({ title: 'Cambiado old', viewCount: 5, version: 2 });
    expect(items.get(itemOf(edited).id)).toMatchObject({
      title: 'De la casa',
      viewCount: 5,
      engagementCount: 7,
      version: 2,
    });
    expect(items.get(itemOf(hidden).id)).toMatchObject({
      title: 'Cambiado hidden',
      isActive: false,
      version: 3,
    });
    expect(items.has(itemOf(removed).id)).toBe(false);

    feeds.serve('/channel', channelFeed({ id: 'old', title: 'Cambiado old', views: 6, likes: 8 }));
    await syncAgain(api, source);
    const counted = (await itemsOf(api, source)).find(({ id }) => id === itemOf(old).id);
    expect(counted).toMatchObject({ viewCount: 6, engagementCount: 8, version: 2 });
  });

  it('treats another URL as a new source, fetched at once and without the ETag of the former', async () => {
    feeds.serve('/first', { headers: { etag: '"first"' }, body: rssFeed({ id: '1' }) });
    feeds.serve('/second', rssFeed({ id: '2' }));
    const source = await addSyncedSource(api, { url: feeds.url('/first') });
    const { body } = await api
      .as('manager')
      .put(`/feed-sources/${source.id}`)
      .send({ ...source, url: feeds.url('/second') })
      .expect(200);
    expect(body).toMatchObject({ lastSyncAt: null, lastSuccessAt: null, version: 2 });
    expect(await whenSource(api, source, wasFetched)).toMatchObject({ lastProblem: null, itemCount: 2 });
    expect(feeds.requestsFor('/second')).toHaveLength(1);
    expect(feeds.requestsFor('/second')[0]).not.toHaveProperty('if-none-match');
  });
});

describe('a manual refresh', () => {
  const refresh = (path = '/feed-sources/refresh') => api.as('manager').post(path);

  it('fetches every active source, at most once a minute', async () => {
    feeds.serve('/now', rssFeed({ id: '1' }));
    const source = await addSyncedSource(api, { url: feeds.url('/now') });
    await addSource(api, { url: feeds.url('/now?off'), isActive: false });
    await addSource(api, { url: feeds.url('/now?manual'), kind: 'manual' });
    expect((await refresh().expect(202)).body).toEqual({ started: 0 });
    expect((await refresh(`/feed-sources/${source.id}/refresh`).expect(202)).body).toEqual({ started: 0 });

    const before = `now() - interval '61 seconds'`;
    await em().execute(`update feed_source set last_sync_at = ${before} where id = ?`, [source.id]);
    expect((await refresh().expect(202)).body).toEqual({ started: 1 });
    await whenSource(api, source, ({ lastSuccessAt }) => lastSuccessAt !== source.lastSuccessAt);
    expect(feeds.requestsFor('/now')).toHaveLength(2);

    await em().execute(`update feed_source set last_sync_at = ${before} where id = ?`, [source.id]);
    expect((await refresh(`/feed-sources/${source.id}/refresh`).expect(202)).body).toEqual({ started: 1 });
    const { body } = await api.as('admin').get('/audit').query({ verb: 'refreshed' });
    expect(body.map(({ itemName }: { itemName: string }) => itemName)).toEqual(['Blog', '× 1']);
  });

  it('is refused while the sync is switched off, and fetches nothing', async () => {
    feeds.serve('/off', rssFeed({ id: '1' }));
    await changeSettings(api, { isSocialSyncOn: false });
    try {
      const source = await addSource(api, { url: feeds.url('/off') });
      expect((await refresh().expect(409)).body.code).toBe('feed-sources.sync-off');
      expect((await refresh(`/feed-sources/${source.id}/refresh`).expect(409)).body.code).toBe(
        'feed-sources.sync-off',
      );
      await syncs().planDue();
      await syncs().sync(source.id);
      expect(await readSource(api, source)).toMatchObject({ lastSyncAt: null });
      expect(feeds.requestsFor('/off')).toEqual([]);
    } finally {
      await changeSettings(api, { isSocialSyncOn: true });
    }
  });
});
