import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { PublicSocialFeedItem, SocialFeedInput, SocialFeedItem } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';

/** Accounts that may edit feeds get all posts with all fields; others get the public fields of active posts. */
export type FeedItem = PublicSocialFeedItem & Partial<SocialFeedItem>;

export interface FeedListQuery {
  q: string;
  /** Empty filters are not sent. */
  platform: string;
  sourceId: string;
  isActive: string;
  limit: number;
  offset: number;
}

/** The reload interval in milliseconds, since syncs add posts while the page is open. */
const REFRESH = 60_000;

/** One page of posts, newest first, which reloads while it is on screen. */
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
