import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LATEST_POSTS, type LatestPost } from '@vitral/contracts/social-feeds';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { addSyncedSource } from './set-up/feed-sources.ts';
import { rssFeed } from './set-up/feeds.ts';
import { type Api, startApi } from './start-api.ts';

let feeds: FeedServer;
let api: Api;
beforeAll(async () => {
  feeds = await FeedServer.start();
  api = await startApi({ OUTGOING_ALLOWED: feeds.host });
  await em().nativeDelete(SocialFeedItem, {});
});
afterAll(async () => {
  await api.stop();
  await feeds.stop();
});

const em = () => api.em();

/** Consecutive days of March from the given one. */
const days = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => `2026-03-${String(from + index).padStart(2, '0')}T09:00:00Z`);

const latest = async (): Promise<LatestPost[]> =>
  (await api.asVisitor().get('/social-feeds/latest').expect(200)).body;
const titles = async () => (await latest()).map(({ title }) => title);

async function publish(name: string, dates: string[]): Promise<void> {
  for (const [index, createdAt] of dates.entries()) {
    const post = {
      platform: 'instagram',
      title: `${name} ${index}`,
      url: 'https://www.instagram.com/p/abc/',
    };
    await api
      .as('manager')
      .post('/social-feeds')
      .send({ ...post, createdAt })
      .expect(201);
  }
}

describe('latest posts', () => {
  it('shows the newest posts, and more than its share of a busy source only if others have too few', async () => {
    const busy = days(9, 11).map((date, index) => ({ id: `${index}`, title: `Busy ${index}`, date }));
    feeds.serve('/busy', rssFeed(...busy));
    await addSyncedSource(api, { url: feeds.url('/busy') });
    expect(await titles()).toEqual(['Busy 8', 'Busy 7', 'Busy 6', 'Busy 5', 'Busy 4', 'Busy 3']);

    await publish('Own', days(2, 1));
    expect(await titles()).toEqual(['Busy 8', 'Busy 7', 'Busy 6', 'Busy 5', 'Own 1', 'Own 0']);
    await publish('New', days(3, 20));
    expect(await titles()).toEqual(['New 2', 'New 1', 'New 0', 'Busy 8', 'Busy 7', 'Busy 6']);
    expect(await latest()).toHaveLength(LATEST_POSTS.most);
  });

  it('shows the day of a post in the time zone of the site, even after that changes', async () => {
    await publish('Late', ['2026-04-02T02:00:00Z']);
    const dayIn = async (timezone: string) => {
      await em().execute('update zoom_meeting set is_active = true, time_slots = ?', [
        JSON.stringify([{ timezone, time: '19:00' }]),
      ]);
      await api.application.get(TableChanges).settle();
      return (await latest())[0]?.day;
    };
    expect(await dayIn('America/Mexico_City')).toBe('2026-04-01');
    expect(await dayIn('Europe/Madrid')).toBe('2026-04-02');
  });
});
