import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { PublicSocialFeedItem, SocialFeedInput, SocialFeedItem } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';

/** Whoever may edit feeds gets every item whole; others the active ones, as visitors do. */
export type FeedItem = PublicSocialFeedItem & Partial<SocialFeedItem>;

export interface FeedListQuery {
  q: string;
  /** Empty filters are not asked for. */
  platform: string;
  sourceId: string;
  isActive: string;
  limit: number;
  offset: number;
}

/** Syncs bring new items while the page is open. */
const REFRESH = 60_000;

/** One page of items, newest first, asked for anew while somebody looks at it. */
export const feedItemsQuery = (query: FeedListQuery) =>
  queryOptions({
    queryKey: ['social-feeds', 'list', query],
    queryFn: ({ signal }) => api.list<FeedItem>('/social-feeds', { signal, query: { ...query } }),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });

/** Reads the current state past any cache. */
export const fetchFeedItem = (id: string) => api.get<SocialFeedItem>(`/social-feeds/${id}`);

/** The figures of the sources count posts. */
const ITEM_CHANGE = { namespace: 'mfe-social', reload: [['social-feeds'], ['feed-sources']] };

/** Creates one or updates the one with `id`. The form shows failures. */
export const useSaveFeedItem = (id?: string) =>
  useChange({
    ...ITEM_CHANGE,
    change: (input: SocialFeedInput) =>
      id === undefined
        ? api.post<SocialFeedItem>('/social-feeds', input)
        : api.put<SocialFeedItem>(`/social-feeds/${id}`, input),
    success: id === undefined ? 'social-feeds.created' : 'social-feeds.updated',
  });

export const useDeleteFeedItem = () =>
  useChange({
    ...ITEM_CHANGE,
    change: ({ id }: SocialFeedItem) => api.delete(`/social-feeds/${id}`),
    success: 'social-feeds.deleted',
    failure: 'social-feeds.deleteFailed',
  });

/** Sends the whole item with the flag flipped. */
export const useToggleFeedItem = () =>
  useChange({
    ...ITEM_CHANGE,
    change: (item: SocialFeedItem) =>
      api.put<SocialFeedItem>(`/social-feeds/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'social-feeds.deactivated' : 'social-feeds.activated'),
    failure: 'social-feeds.updateFailed',
  });
