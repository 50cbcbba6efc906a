import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteFeeds, type FeedSite, itemsOf, startFeedSite } from './set-up/feed-site.ts';
import { addSource, addSyncedSource, minutesBetween, readSource, syncAgain } from './set-up/feed-sources.ts';
import { channelFeed, rssFeed } from './set-up/feeds.ts';
import { pause } from './set-up/pause.ts';

const LATE_MS = 15_000;

let { api, feeds, stop } = {} as FeedSite;
beforeAll(async () => {
  ({ api, feeds, stop } = await startFeedSite());
});
afterAll(() => stop());
beforeEach(() => deleteFeeds(api));

const em = () => api.em();

/** Resolves when no sync job is active. */
async function untilNoSyncRuns(): Promise<void> {
  const limit = performance.now() + LATE_MS;
  const active = `select id from jobs.job where name = 'feed-sync' and state = 'active'`;
  while ((await em().execute<unknown[]>(active)).length > 0) {
    if (performance.now() > limit) throw new Error('A sync does not end');
    await pause();
  }
}

describe('a failed sync', () => {
  const away = (location: string) => ({ status: 302, headers: { location } });

  it.each([
    ['a missing feed', { status: 404 }, { lastProblem: 'status', lastStatus: 404 }],
    ['a broken server', { status: 500, body: rssFeed() }, { lastProblem: 'status', lastStatus: 500 }],
    ['304 for an unconditional request', { status: 304 }, { lastProblem: 'status', lastStatus: 304 }],
    ['an HTML page', '<!doctype html><html><body>Blog</body></html>', { lastProblem: 'not-a-feed' }],
    ['half a feed', rssFeed({ id: '1' }).slice(0, -30), { lastProblem: 'not-a-feed' }],
    ['invalid UTF-8', { body: Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x01]) }, { lastProblem: 'not-a-feed' }],
    ['an oversized body', { body: Buffer.alloc(3_000_000, ' ') }, { lastProblem: 'too-large' }],
    ['an endless redirect', away('/wrong'), { lastProblem: 'too-many-redirects' }],
    ['a redirect to this machine', away('http://127.0.0.1:5432/'), { lastProblem: 'refused-address' }],
    ['a redirect to cloud metadata', away('http://169.254.169.254/'), { lastProblem: 'refused-address' }],
    ['a redirect to a private hostname', away('http://localhost/'), { lastProblem: 'refused-address' }],
    ['no response', () => {}, { lastProblem: 'timeout' }],
  ] as const)('is shown as the problem of the source: %s', async (_, reply, problem) => {
    feeds.serve('/wrong', reply);
    const source = await addSyncedSource(api, { url: feeds.url('/wrong') });
    expect(source).toMatchObject({
      lastStatus: null,
      lastSuccessAt: null,
      itemCount: 0,
      version: 1,
      ...problem,
    });
    expect(minutesBetween(source.lastSyncAt, source.nextSyncAt)).toBeCloseTo(240, 0);
  });

  it('increases the interval up to a limit, and resets it after a success', async () => {
    feeds.serve('/shaky', { status: 500 });
    let source = await addSyncedSource(api, { url: feeds.url('/shaky') });
    for (const minutes of [480, 960, 1440, 1440]) {
      const start = new Date().toISOString();
      source = await syncAgain(api, source);
      expect(minutesBetween(start, source.nextSyncAt)).toBeCloseTo(minutes, 0);
    }
    feeds.serve('/shaky', rssFeed({ id: '1' }));
    expect(await syncAgain(api, source)).toMatchObject({ lastProblem: null, lastStatus: null, itemCount: 1 });
    feeds.serve('/shaky', { status: 500 });
    source = await syncAgain(api, source);
    expect(minutesBetween(source.lastSyncAt, source.nextSyncAt)).toBeCloseTo(240, 0);
    expect(source.itemCount).toBe(1);
  });

  it.each([
    [429, String(6 * 3600), 360],
    [503, new Date(Date.now() + 8 * 3_600_000).toUTCString(), 480],
    [429, '5', 240],
    [500, String(6 * 3600), 240],
  ])('respects a longer Retry-After of 429 and 503 responses: %d, %s', async (status, pause, minutes) => {
    feeds.serve('/busy', { status, headers: { 'retry-after': pause } });
    const source = await addSyncedSource(api, { url: feeds.url('/busy') });
    expect(source).toMatchObject({ lastProblem: 'status', lastStatus: status });
    expect(Math.abs(minutesBetween(source.lastSyncAt, source.nextSyncAt) - minutes)).toBeLessThan(2);
  });

  it('stores nothing when the source was changed during the sync', async () => {
    let respondLate = () => {};
    const requested = new Promise<void>((resolve) => {
      feeds.serve('/slow', (response) => {
        respondLate = () => response.end(rssFeed({ id: 'late' }));
        resolve();
      });
    });
    const source = await addSource(api, { url: feeds.url('/slow') });
    await requested;
    expect(await readSource(api, source)).toMatchObject({ isSyncing: true });
    await api
      .as('manager')
      .put(`/feed-sources/${source.id}`)
      .send({ ...source, kind: 'manual' })
      .expect(200);
    respondLate();
    await untilNoSyncRuns();
    expect(await readSource(api, source)).toMatchObject({ lastSyncAt: null, itemCount: 0, nextSyncAt: null });
  });
});

describe('a channel', () => {
  const ID = 'UCabcdefghij-KLMNOP_1234';
  const FEED = `/feeds/videos.xml?channel_id=${ID}`;
  const source = { platform: 'youtube', kind: 'youtube', title: 'Canal' } as const;

  it('is looked up by its name once', async () => {
    feeds.serve(
      '/@canal',
      `<html><link rel="canonical" href="https://www.youtube.com/channel/${ID}"></html>`,
    );
    feeds.serve(FEED, channelFeed({ id: 'abc', views: 412, likes: 38 }));
    const added = await addSyncedSource(api, { ...source, url: 'https://www.youtube.com/@canal' });
    expect(added).toMatchObject({ lastProblem: null, itemCount: 1, engagementCount: 38 });
    expect(minutesBetween(added.lastSyncAt, added.nextSyncAt)).toBeCloseTo(30, 0);
    expect(await itemsOf(api, added)).toMatchObject([{ viewCount: 412, isLive: false, platform: 'youtube' }]);
    await syncAgain(api, added);
    expect(feeds.requestsFor('/@canal')).toHaveLength(1);
    expect(feeds.requestsFor(FEED)).toHaveLength(2);
  });

  it.each(['https://www.youtube.com/@nobody', 'https://www.youtube.com/watch?v=abcdefghijk'])(
    'is reported as missing when the page names none: %s',
    async (url) => {
      feeds.serve('/@nobody', '<html>Antes de continuar</html>');
      expect(await addSyncedSource(api, { ...source, url })).toMatchObject({ lastProblem: 'no-channel' });
    },
  );
});
