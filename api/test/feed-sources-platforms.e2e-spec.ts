import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiKeyPlatform } from '@vitral/contracts/api-keys';
import { FeedSyncService } from '../src/feed-sources/syncing/feed-sync.service.ts';
import { type FeedSite, itemsOf, startFeedSite } from './set-up/feed-site.ts';
import { addSource, addSyncedSource, minutesBetween, syncAgain } from './set-up/feed-sources.ts';
import { channelFeed } from './set-up/feeds.ts';

const KEY = 'AAAA-not-a-real-key-1234';
const CHANNEL = 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw';
const FEED = '/feeds/videos.xml?channel_id=UC_x5XG1OV2P6uZZ5FSM9Ttw';
const NAME = '/2/users/by/username/vitral';
const POSTS =
  '/2/users/99/tweets?max_results=20&exclude=replies,retweets&tweet.fields=created_at,public_metrics';
const ACCOUNT = { platform: 'twitter', kind: 'twitter', url: 'https://x.com/vitral' } as const;

let { api, feeds: platforms, stop } = {} as FeedSite;
beforeAll(async () => {
  ({
    api,
    feeds: platforms,
    stop,
  } = await startFeedSite(({ host }) => ({
    YOUTUBE_API_URL: `http://${host}`,
    X_API_URL: `http://${host}`,
  })));
  platforms.serve(NAME, json({ data: { id: '99', name: 'Vitral', username: 'vitral' } }));
});
afterAll(() => stop());
beforeEach(() => em().execute('delete from social_feed_item; delete from feed_source; delete from api_key'));

const em = () => api.em();
const json = (body: object) => JSON.stringify(body);
const setKey = (platform: ApiKeyPlatform) =>
  api.as('admin').put(`/api-keys/${platform}`).send({ key: KEY }).expect(200);

describe('a YouTube channel', () => {
  const video = (id: string, live: 'live' | 'none', counts: object, watching?: string) => ({
    id,
    snippet: { liveBroadcastContent: live },
    statistics: counts,
    ...(watching !== undefined && { liveStreamingDetails: { concurrentViewers: watching } }),
  });
  const videos = (...ids: string[]) =>
    `/youtube/v3/videos?part=snippet,statistics,liveStreamingDetails&id=${ids.join(',')}`;
  const [one, two] = ['aaaaaaaaaa1', 'aaaaaaaaaa2'] as const;
  const written = [
    { id: one, views: 5, likes: 2, date: '2026-03-02T09:00:00Z' },
    { id: two, views: 7, likes: 3, date: '2026-03-01T09:00:00Z' },
  ];

  it('takes its counts from the feed without a key, and from the platform with one', async () => {
    platforms.serve(FEED, { headers: { etag: '"same"' }, body: channelFeed(...written) });
    const source = await addSyncedSource(api, { url: CHANNEL, platform: 'youtube', kind: 'youtube' });
    expect(await itemsOf(api, source)).toMatchObject([
      { isLive: false, viewCount: 5, engagementCount: 2 },
      { isLive: false, viewCount: 7, engagementCount: 3 },
    ]);

    await setKey('youtube');
    const answered = json({
      items: [
        video(one, 'live', { viewCount: '900', likeCount: '40', commentCount: '2' }, '321'),
        video(two, 'none', { viewCount: '99999999999', likeCount: 'many' }),
      ],
    });
    platforms.serve(videos(one, two), answered);
    expect(await syncAgain(api, source)).toMatchObject({ lastProblem: null, itemCount: 2 });
    expect(await itemsOf(api, source)).toMatchObject([
      { isLive: true, viewCount: 321, engagementCount: 42, version: 1 },
      { isLive: false, viewCount: 2_000_000_000, engagementCount: 0 },
    ]);
    expect(platforms.requestsFor(videos(one, two))).toMatchObject([{ 'x-goog-api-key': KEY }]);
    // The counts change while the feed stays the same.
    expect(platforms.requestsFor(FEED)[1]).not.toHaveProperty('if-none-match');

    platforms.serve(FEED, channelFeed({ id: two, title: 'Video nuevo' }));
    platforms.serve(
      videos(two, one),
      json({ items: [video(one, 'none', { viewCount: '950', likeCount: '41' })] }),
    );
    await syncAgain(api, source);
    expect((await itemsOf(api, source)).find(({ title }) => title === `Video ${one}`)).toMatchObject({
      isLive: false,
      viewCount: 950,
      engagementCount: 41,
    });
  });

  it.each([
    [
      'the quota is used up',
      { status: 403, body: json({ error: { errors: [{ reason: 'quotaExceeded' }] } }) },
    ],
    ['the response is invalid', '{"items": {}}'],
  ])('falls back to the counts of its feed when %s', async (_what, response) => {
    await setKey('youtube');
    platforms.serve(FEED, channelFeed(...written));
    platforms.serve(videos(one, two), response);
    const source = await addSyncedSource(api, { url: CHANNEL, platform: 'youtube', kind: 'youtube' });
    expect(source).toMatchObject({ lastProblem: null, itemCount: 2, engagementCount: 5 });
  });
});

describe('an account of X', () => {
  const post = (id: string, text: string, likes = 1) => ({
    id,
    text,
    created_at: `2026-03-0${id}T09:00:00.000Z`,
    public_metrics: {
      like_count: likes,
      retweet_count: 2,
      reply_count: 3,
      quote_count: 4,
      impression_count: 50,
    },
  });
  const serve = (...data: object[]) =>
    platforms.serve(POSTS, json({ ...(data.length > 0 && { data }), meta: { result_count: data.length } }));

  it('is not synchronized without a key, which the statistics show', async () => {
    const source = await addSource(api, ACCOUNT);
    await api.application.get(FeedSyncService).planDue();
    await api.application.get(FeedSyncService).sync(source.id);
    await api.as('manager').post(`/feed-sources/${source.id}/refresh`).expect(202, { started: 0 });
    const { body } = await api.as('manager').get(`/feed-sources/${source.id}`).expect(200);
    expect(body).toMatchObject({ nextSyncAt: null, lastSyncAt: null, lastProblem: null });
    const stats = async () => (await api.as('user').get('/feed-sources/stats').expect(200)).body;
    expect((await stats()).keys).toEqual([]);
    expect(platforms.requestsFor(NAME)).toEqual([]);

    serve(post('1', 'Hola'));
    await setKey('twitter');
    expect((await stats()).keys).toEqual(['twitter']);
    // The source became due meanwhile; in production the job synchronizes it within a minute.
    await api.application.get(FeedSyncService).sync(source.id);
    expect(await itemsOf(api, source)).toHaveLength(1);
  });

  it('fetches its posts every fifteen minutes, and looks up its id once', async () => {
    await setKey('twitter');
    serve(
      post('2', 'Nos vemos el <b>martes</b> &amp; el jueves\u202e\n\nhttps://t.co/abc'),
      post('1', 'Hola'),
    );
    const { length } = platforms.requestsFor(NAME);
    const source = await addSyncedSource(api, ACCOUNT);
    expect(source).toMatchObject({ lastProblem: null, itemCount: 2, engagementCount: 20 });
    expect(minutesBetween(source.lastSuccessAt, source.nextSyncAt)).toBeCloseTo(15, 1);
    const [second, first] = await itemsOf(api, source);
    expect(second).toMatchObject({
      platform: 'twitter',
      title: 'Nos vemos el martes & el jueves https://t.co/abc',
      description: 'Nos vemos el martes & el jueves\n\nhttps://t.co/abc',
      url: 'https://x.com/vitral/status/2',
      createdAt: '2026-03-02T09:00:00.000Z',
      isLive: false,
      viewCount: 50,
      engagementCount: 10,
    });

    const manager = api.as('manager');
    await manager
      .put(`/social-feeds/${first?.id}`)
      .send({ ...first, title: 'De la casa' })
      .expect(200);
    await manager.delete(`/social-feeds/${second?.id}`).expect(204);
    serve(post('3', 'Nuevo'), post('2', 'Otra vez'), post('1', 'Cambiado', 100));
    await syncAgain(api, source);
    expect(await itemsOf(api, source)).toMatchObject([
      { title: 'Nuevo' },
      { title: 'De la casa', engagementCount: 109 },
    ]);
    expect(platforms.requestsFor(NAME)).toHaveLength(length + 1);
    expect(platforms.requestsFor(POSTS).at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` });
  });

  it('may have no posts yet', async () => {
    await setKey('twitter');
    serve();
    expect(await addSyncedSource(api, ACCOUNT)).toMatchObject({ lastProblem: null, itemCount: 0 });
  });

  const inSeconds = (seconds: number) => String(Math.ceil(Date.now() / 1000) + seconds);
  const LIMIT = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': inSeconds(7200) };

  it.each([
    ['refuses the key', { status: 401 }, { lastProblem: 'key-refused', lastStatus: 401 }, 30],
    ['has no credits left', { status: 402 }, { lastProblem: 'status', lastStatus: 402 }, 30],
    ['is rate limited', { status: 429, headers: LIMIT }, { lastProblem: 'status', lastStatus: 429 }, 120],
    ['sends an invalid response', '{"data": "x"}', { lastProblem: 'not-a-feed', lastStatus: null }, 30],
    ['does not find the account', '{"errors": [{}]}', { lastProblem: 'no-channel', lastStatus: null }, 30],
    [
      'allows no more requests',
      { headers: LIMIT, body: json({ data: [post('1', 'Hola')] }) },
      { lastProblem: null },
      120,
    ],
  ])('is retried later when X %s', async (_what, response, state, minutes) => {
    await setKey('twitter');
    platforms.serve(POSTS, response);
    const source = await addSyncedSource(api, ACCOUNT);
    expect(source).toMatchObject(state);
    expect(minutesBetween(source.lastSyncAt, source.nextSyncAt)).toBeCloseTo(minutes, 0);
  });

  it('is not synchronized with a key that cannot be decrypted', async () => {
    await setKey('twitter');
    await em().execute(`update api_key set sealed = 'AAAA'`);
    const { length } = platforms.requestsFor(NAME);
    expect(await addSyncedSource(api, ACCOUNT)).toMatchObject({
      lastProblem: 'key-refused',
      lastStatus: null,
    });
    expect(platforms.requestsFor(NAME)).toHaveLength(length);
  });

  it('requires a username in its URL, and the platform X', async () => {
    await setKey('twitter');
    expect(await addSyncedSource(api, { ...ACCOUNT, url: 'https://x.com/home' })).toMatchObject({
      lastProblem: 'no-channel',
    });
    const source = { title: 'X', isActive: true, ...ACCOUNT, url: 'https://x.com/otra' };
    await api
      .as('manager')
      .post('/feed-sources')
      .send({ ...source, platform: 'linkedin' })
      .expect(400);
  });
});
