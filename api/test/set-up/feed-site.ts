import type { SocialFeedItem } from '@vitral/contracts/social-feeds';
import { FeedSource } from '../../src/feed-sources/feed-sources.entity.ts';
import { SocialFeedItem as ItemRow } from '../../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { FeedFetcher } from '../../src/feed-sources/syncing/feed-fetcher.ts';
import type { Environment } from '../../src/platform/config/variables.ts';
import { OutgoingClient } from '../../src/platform/outgoing/outgoing-client.ts';
import { type Api, startApi } from '../start-api.ts';
import { FeedServer } from './feed-server.ts';

export interface FeedSite {
  api: Api;
  feeds: FeedServer;
  stop(): Promise<void>;
}

/** Starts a site that may request a feed server, which also replaces YouTube, and that waits two seconds for a response. */
export async function startFeedSite(
  variablesFor: (feeds: FeedServer) => Environment = () => ({}),
): Promise<FeedSite> {
  const feeds = await FeedServer.start();
  const api = await startApi({ OUTGOING_ALLOWED: feeds.host, ...variablesFor(feeds) });
  Object.assign(api.application.get(OutgoingClient).limits, { milliseconds: 2000 });
  api.application.get(FeedFetcher).youtubeOrigin = `http://${feeds.host}`;
  return {
    api,
    feeds,
    async stop() {
      await api.stop();
      await feeds.stop();
    },
  };
}

export async function deleteFeeds(api: Api): Promise<void> {
  await api.em().nativeDelete(ItemRow, {});
  await api.em().nativeDelete(FeedSource, {});
}

/** Returns the posts of a source as staff see them. */
export async function itemsOf(api: Api, { id }: { id: string }): Promise<SocialFeedItem[]> {
  return (await api.as('manager').get('/social-feeds').query({ sourceId: id }).expect(200)).body;
}
