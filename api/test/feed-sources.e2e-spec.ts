import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { FeedSource as FeedSourceResponse } from '@vitral/contracts/social-feeds';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { changeSettings } from './set-up/accounts.ts';
import { addSource, readSource } from './set-up/feed-sources.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const SOURCE = {
  platform: 'instagram',
  title: 'La mesa',
  url: 'https://www.instagram.com/vitral/',
  kind: 'manual',
  isActive: true,
} as const;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().nativeDelete(SocialFeedItem, {});
  await em().nativeDelete(FeedSource, {});
});

const em = () => api.em();

const post = (changes: object) =>
  api
    .as('manager')
    .post('/feed-sources')
    .send({ ...SOURCE, ...changes });

const put = (source: FeedSourceResponse, changes: object) =>
  api
    .as('manager')
    .put(`/feed-sources/${source.id}`)
    .send({ ...source, ...changes });

async function addItem(source: string | null, changes: Partial<SocialFeedItem> = {}): Promise<void> {
  const work = em();
  work.create(SocialFeedItem, {
    platform: 'instagram',
    title: 'Foto',
    description: '',
    url: SOURCE.url,
    isLive: false,
    viewCount: 0,
    engagementCount: 10,
    isActive: true,
    createdAt: new Date(),
    source,
    ...changes,
  });
  await work.flush();
}

describe('feed sources', () => {
  it('lists sources by title, with the totals of their posts', async () => {
    const second = await addSource(api, { ...SOURCE, title: 'Zoe' });
    const first = await addSource(api, {
      ...SOURCE,
      title: 'Ángela',
      url: 'https://x.com/vitral',
      platform: 'twitter',
    });
    await addItem(second.id);
    await addItem(second.id, { engagementCount: 2_000_000_000, externalId: 'b' });
    await addItem(second.id, { removedAt: new Date(), externalId: 'c' });

    for (const reader of [api.as('user'), api.as('manager')]) {
      const { body } = await reader.get('/feed-sources').expect(200);
      expect(body).toEqual([first, { ...second, itemCount: 2, engagementCount: 2_000_000_010 }]);
    }
    expect(first).toEqual({
      ...SOURCE,
      platform: 'twitter',
      title: 'Ángela',
      url: 'https://x.com/vitral',
      id: first.id,
      itemCount: 0,
      engagementCount: 0,
      isSyncing: false,
      lastSyncAt: null,
      lastSuccessAt: null,
      nextSyncAt: null,
      lastProblem: null,
      lastStatus: null,
      createdAt: first.createdAt,
      updatedAt: first.updatedAt,
      version: 1,
    });
  });

  it('counts sources and posts', async () => {
    const shown = await addSource(api, SOURCE);
    const hidden = await addSource(api, { ...SOURCE, url: 'https://x.com/vitral', isActive: false });
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    await addItem(shown.id, { isLive: true });
    await addItem(shown.id, {
      engagementCount: 3,
      createdAt: daysAgo(29),
      isActive: false,
      isLive: true,
      externalId: '1',
    });
    await addItem(hidden.id, { engagementCount: 5, createdAt: daysAgo(31), isLive: true });
    await addItem(null, { engagementCount: 7, createdAt: daysAgo(59) });
    await addItem(null, { engagementCount: 100, createdAt: daysAgo(61) });
    await addItem(shown.id, { removedAt: new Date(), engagementCount: 1000, externalId: '2' });

    await changeSettings(api, { isSocialSyncOn: false });
    const { body } = await api.as('user').get('/feed-sources/stats').expect(200);
    expect(body).toEqual({
      sources: 2,
      activeSources: 1,
      items: 5,
      activeItems: 3,
      liveItems: 1,
      engagement: 125,
      recentEngagement: 13,
      previousEngagement: 12,
      isSyncOn: false,
      keys: [],
    });
    await changeSettings(api, { isSocialSyncOn: true });
    expect((await api.as('user').get('/feed-sources/stats')).body.isSyncOn).toBe(true);
  });

  it('refuses visitors and accounts without the permission', async () => {
    const { id } = await addSource(api, SOURCE);
    await api.asVisitor().get('/feed-sources').expect(401);
    await api.asVisitor().get('/feed-sources/stats').expect(401);
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get(`/feed-sources/${id}`).expect(status);
      await client.post('/feed-sources').send(SOURCE).expect(status);
      await client
        .put(`/feed-sources/${id}`)
        .send({ ...SOURCE, version: 1 })
        .expect(status);
      await client.delete(`/feed-sources/${id}`).expect(status);
      await client.post('/feed-sources/refresh').expect(status);
      await client.post(`/feed-sources/${id}/refresh`).expect(status);
    }
  });

  it.each([
    [{ platform: 'facebook' }, 'platform:isIn'],
    [{ title: '' }, 'title:isLength'],
    [{ kind: 'json' }, 'kind:isIn'],
    [{ kind: 'youtube' }, 'kind:fitsPlatform'],
    [{ kind: 'twitter' }, 'kind:fitsPlatform'],
    [{ url: 'ftp://example.org/feed' }, 'url:isFeedAddress'],
    [{ url: 'file:///etc/passwd' }, 'url:isFeedAddress'],
    [{ url: '/feed' }, 'url:isFeedAddress'],
    [{ url: 'https://me:word@example.org/' }, 'url:isFeedAddress'],
    [{ url: `https://example.org/${'a'.repeat(2048)}` }, 'url:isFeedAddress'],
    [{ isActive: 1 }, 'isActive:isBoolean'],
    [{ etag: '"x"' }, 'etag:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await post({ ...wrong }).expect(400);
    expect(body.params.fields).toContain(field);
  });

  it('recognizes the same URL in other spellings, even in parallel', async () => {
    const spellings = ['https://www.instagram.com/vitral/', 'HTTPS://WWW.Instagram.com:443/vitral/'];
    const responses = await Promise.all(spellings.map((url) => post({ url })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('feed-sources.taken');

    const other = await addSource(api, { ...SOURCE, url: 'https://x.com/vitral' });
    const { body } = await put(other, { url: SOURCE.url }).expect(409);
    expect(body.code).toBe('feed-sources.taken');
  });

  it('accepts sources up to the limit and no more', async () => {
    const work = em();
    for (let index = 1; index < LIMITS.feedSources; index += 1) {
      work.create(FeedSource, { ...SOURCE, url: `https://example.org/${index}` });
    }
    await work.flush();
    const responses = await Promise.all(
      ['a', 'b'].map((name) => post({ url: `https://example.org/${name}` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('feed-sources.too-many');
  });

  it('accepts the whole source, once for each version', async () => {
    const source = await addSource(api, SOURCE);
    const responses = await Promise.all(['Uno', 'Dos'].map((title) => put(source, { title })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'feed-sources.stale', params: { current: 2 } });
    expect(await readSource(api, source)).toEqual(responses.find(({ status }) => status === 200)?.body);
  });

  it('is deleted with its posts', async () => {
    const source = await addSource(api, SOURCE);
    await addItem(source.id);
    await addItem(null);
    await api.as('manager').delete(`/feed-sources/${source.id}`).expect(204);
    expect(await em().count(SocialFeedItem, {})).toBe(1);
    for (const gone of [source.id, NOBODY, 'seven']) {
      await api.as('manager').get(`/feed-sources/${gone}`).expect(404);
      await api.as('manager').delete(`/feed-sources/${gone}`).expect(404);
      await api.as('manager').post(`/feed-sources/${gone}/refresh`).expect(404);
      await api
        .as('manager')
        .put(`/feed-sources/${gone}`)
        .send({ ...SOURCE, version: 1 })
        .expect(404);
    }
  });

  it('passes a change of platform on to its posts', async () => {
    const source = await addSource(api, SOURCE);
    await addItem(source.id);
    await put(source, { platform: 'linkedin' }).expect(200);
    const { body } = await api.as('manager').get('/social-feeds').query({ sourceId: source.id });
    expect(body).toMatchObject([{ platform: 'linkedin' }]);
  });

  it('records who did what', async () => {
    const source = await addSource(api, SOURCE);
    const off = await put(source, { isActive: false });
    await put(off.body, { title: 'Otra' });
    await api.as('manager').delete(`/feed-sources/${source.id}`);
    const { body } = await api.as('admin').get('/audit').query({ limit: 4 });
    expect(body.map(({ noun, verb, itemName }: Record<string, string>) => [noun, verb, itemName])).toEqual([
      ['feed-sources', 'deleted', 'Otra'],
      ['feed-sources', 'updated', 'Otra'],
      ['feed-sources', 'deactivated', SOURCE.title],
      ['feed-sources', 'created', SOURCE.title],
    ]);
  });
});
