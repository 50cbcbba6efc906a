import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { FeedSource, FeedSourceInput, FeedStats } from '@vitral/sdk/contracts/social-feeds';
import type { Noun } from '@vitral/sdk/ui/forms';

/** The reload intervals in milliseconds, the shorter one while a sync is running. */
const REFRESH = 60_000;
const WATCH = 3000;

const isUnderWay = ({ isSyncing, isActive, nextSyncAt }: FeedSource) => {
  const overdue = nextSyncAt === null ? -1 : Date.now() - Date.parse(nextSyncAt);
  return isSyncing || (isActive && overdue >= 0 && overdue < REFRESH);
};

/** All sources, sorted by title. */
export const feedSourcesQuery = queryOptions({
  queryKey: ['feed-sources', 'list'],
  queryFn: ({ signal }) => api.get<FeedSource[]>('/feed-sources', { signal }),
  staleTime: REFRESH,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WATCH : REFRESH),
});

export const feedStatsQuery = queryOptions({
  queryKey: ['feed-sources', 'stats'],
  queryFn: ({ signal }) => api.get<FeedStats>('/feed-sources/stats', { signal }),
  staleTime: REFRESH,
  refetchInterval: REFRESH,
});

/** The posts of a source are listed, deleted and restored with it. */
export const FEED_SOURCES: Noun<FeedSource, FeedSourceInput> = {
  namespace: 'mfe-social',
  name: 'feed-sources',
  reload: [['feed-sources'], ['social-feeds']],
  hasTrash: true,
  canErase: true,
};

/** Returns whether the server can read X accounts. */
export const useHasKeyForX = () => useSuspenseQuery(feedStatsQuery).data.keys.includes('twitter');

/** Returns whether the server syncs a source automatically, unlike manual sources and X accounts without a key. */
export function useIsAutomatic({ kind }: FeedSource): boolean {
  const hasKey = useHasKeyForX();
  return kind === 'twitter' ? hasKey : kind !== 'manual';
}
