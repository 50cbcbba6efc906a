import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { FeedSource, FeedSourceInput, FeedStats } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';

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

/** Reads the current state past any cache. */
export const fetchFeedSource = (id: string) => api.get<FeedSource>(`/feed-sources/${id}`);

/** The posts of a source are listed with it and deleted with it. */
const SOURCE_CHANGE = { namespace: 'mfe-social', reload: [['feed-sources'], ['social-feeds']] };

/** Creates one or updates the one with `id`. The form shows failures. */
export const useSaveFeedSource = (id?: string) =>
  useChange({
    ...SOURCE_CHANGE,
    change: (input: FeedSourceInput) =>
      id === undefined
        ? api.post<FeedSource>('/feed-sources', input)
        : api.put<FeedSource>(`/feed-sources/${id}`, input),
    success: id === undefined ? 'feed-sources.created' : 'feed-sources.updated',
  });

export const useDeleteFeedSource = () =>
  useChange({
    ...SOURCE_CHANGE,
    change: ({ id }: FeedSource) => api.delete(`/feed-sources/${id}`),
    success: 'feed-sources.deleted',
    failure: 'feed-sources.deleteFailed',
  });

/** Sends the whole source with the flag flipped. */
export const useToggleFeedSource = () =>
  useChange({
    ...SOURCE_CHANGE,
    change: (source: FeedSource) =>
      api.put<FeedSource>(`/feed-sources/${source.id}`, { ...source, isActive: !source.isActive }),
    success: ({ isActive }) => (isActive ? 'feed-sources.deactivated' : 'feed-sources.activated'),
    failure: 'feed-sources.updateFailed',
  });
