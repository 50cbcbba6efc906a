import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dueSources } from '../src/feed-sources/syncing/claims.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { addSource } from './set-up/feed-sources.ts';
import { deleteFeeds } from './set-up/feed-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());
beforeEach(() => deleteFeeds(api));

const URL = 'https://example.org/feed';

const remove = (id: string) => api.as('manager').delete(`/feed-sources/${id}`).expect(204);
const restore = (id: string) => api.as('manager').post(`/feed-sources/${id}/restore`);

describe('a deleted feed source', () => {
  it('is restored with its posts, including those that people hid or deleted', async () => {
    const { id: source } = await addSource(api, { url: URL });
    const database = api.em();
    const post = { platform: 'linkedin', description: '', url: URL, isLive: false, source } as const;
    const counts = { viewCount: 3, engagementCount: 2 };
    const thumbnailUrl = 'https://example.org/uno.jpg';
    database.create(SocialFeedItem, {
      ...{ ...post, ...counts, title: 'Uno', externalId: '1', isActive: false, isEdited: true },
      thumbnailUrl,
    });
    const removedAt = new Date();
    database.create(SocialFeedItem, {
      ...{ ...post, ...counts, title: '', externalId: '2', isActive: true, removedAt },
    });
    await database.flush();

    await remove(source);
    expect(await api.em().count(SocialFeedItem, { source })).toBe(0);
    const { body } = await restore(source).expect(200);
    expect(body).toMatchObject({ title: 'Blog', itemCount: 1, engagementCount: 2 });
    const posts = await api.em().find(SocialFeedItem, { source }, { orderBy: { externalId: 'asc' } });
    expect(posts).toMatchObject([
      { title: 'Uno', isActive: false, isEdited: true, thumbnailDueAt: expect.any(Date) },
      { externalId: '2', removedAt, thumbnailDueAt: null },
    ]);
  });

  it('is synchronized again only once it is restored', async () => {
    const { id } = await addSource(api, { url: URL });
    expect(await dueSources(api.em())).toEqual([id]);
    await remove(id);
    expect(await dueSources(api.em())).toEqual([]);
    await restore(id).expect(200);
    expect(await dueSources(api.em())).toEqual([id]);
  });

  it('is not restored while another source has its URL', async () => {
    const { id } = await addSource(api, { url: URL });
    await remove(id);
    const other = await addSource(api, { url: URL });
    expect((await restore(id).expect(409)).body.code).toBe('feed-sources.taken');
    await remove(other.id);
    await restore(id).expect(200);
  });
});
