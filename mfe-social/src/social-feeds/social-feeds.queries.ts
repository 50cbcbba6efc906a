import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  PublicSocialFeedItem,
  SocialFeedInput,
  SocialFeedItem,
} from '@vitral/sdk/contracts/social-feeds';
import type { Noun } from '@vitral/sdk/ui/forms';

/** Accounts that may edit feeds get all posts with all fields; others get the public fields of active posts. */
export type FeedItem = PublicSocialFeedItem & Partial<SocialFeedItem>;

export const NO_FILTERS = { q: '', platform: '', sourceId: '', isActive: '', isScheduled: '' };
export type Filters = typeof NO_FILTERS;

/** The reload interval in milliseconds, since syncs add posts while the page is open. */
const REFRESH = 60_000;

/** One page of posts, newest first, which reloads while it is on screen. Empty filters are not sent. */
export const feedItemsQuery = (query: Filters & { limit: number; offset: number }) =>
  queryOptions({
    queryKey: ['social-feeds', 'list', query],
    queryFn: ({ signal }) => api.list<FeedItem>('/social-feeds', { signal, query: { ...query } }),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });

/** The figures of the sources count posts. */
export const FEED_ITEMS: Noun<SocialFeedItem, SocialFeedInput> = {
  namespace: 'mfe-social',
  name: 'social-feeds',
  hasTrash: true,
  reload: [['social-feeds'], ['feed-sources']],
};
