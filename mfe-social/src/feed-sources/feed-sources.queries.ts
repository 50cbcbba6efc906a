import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { FeedSource, FeedSourceInput, FeedSourceUpdate, FeedStats } from '@vitral/contracts';
import { useChange } from '../shared/use-change.ts';

/** Syncs go on while the page is open; one that is under way is watched. Milliseconds. */
const REFRESH = 60_000;
const WATCH = 3000;

const isUnderWay = ({ isSyncing, isActive, nextSyncAt }: FeedSource) => {
  const overdue = nextSyncAt === null ? -1 : Date.now() - Date.parse(nextSyncAt);
  return isSyncing || (isActive && overdue >= 0 && overdue < REFRESH);
};

/** All sources, by title. */
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

/** What the server holds now, past any cache. */
export const fetchFeedSource = (id: string) => api.get<FeedSource>(`/feed-sources/${id}`);

/** A source's items are shown with it, and go with it. */
const TOUCHED = ['feed-sources', 'social-feeds'];

/** Adding leaves what went wrong to the form, which knows where to show it. */
export const useAddFeedSource = () =>
  useChange({
    change: (input: FeedSourceInput) => api.post<FeedSource>('/feed-sources', input),
    success: () => 'feed-sources.created',
    reload: TOUCHED,
  });

/** As useAddFeedSource; rejects with `feed-sources.stale` when somebody else saved first. */
export const useUpdateFeedSource = (id: string) =>
  useChange({
    change: (input: FeedSourceUpdate) => api.put<FeedSource>(`/feed-sources/${id}`, input),
    success: () => 'feed-sources.updated',
    reload: TOUCHED,
  });

export const useDeleteFeedSource = () =>
  useChange({
    change: ({ id }: FeedSource) => api.delete(`/feed-sources/${id}`),
    success: () => 'feed-sources.deleted',
    failure: 'feed-sources.deleteFailed',
    reload: TOUCHED,
  });

/** Sends the whole source with the flag flipped. */
export const useToggleFeedSource = () =>
  useChange({
    change: (source: FeedSource) =>
      api.put<FeedSource>(`/feed-sources/${source.id}`, { ...source, isActive: !source.isActive }),
    success: ({ isActive }) => (isActive ? 'feed-sources.deactivated' : 'feed-sources.activated'),
    failure: 'feed-sources.updateFailed',
    reload: TOUCHED,
  });
