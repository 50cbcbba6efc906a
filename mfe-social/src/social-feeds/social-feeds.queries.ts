import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  PublicSocialFeedItem,
  SocialFeedInput,
  SocialFeedItem,
  SocialFeedUpdate,
} from '@vitral/contracts';
import { useChange } from '../shared/use-change.ts';

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

/** What the server holds now, past any cache. */
export const fetchFeedItem = (id: string) => api.get<SocialFeedItem>(`/social-feeds/${id}`);

/** Figures count items, too. */
const TOUCHED = ['social-feeds', 'feed-sources'];

/** Adding leaves what went wrong to the form, which knows where to show it. */
export const useAddFeedItem = () =>
  useChange({
    change: (input: SocialFeedInput) => api.post<SocialFeedItem>('/social-feeds', input),
    success: () => 'social-feeds.created',
    reload: TOUCHED,
  });

/** As useAddFeedItem; rejects with `social-feeds.stale` when somebody else saved first. */
export const useUpdateFeedItem = (id: string) =>
  useChange({
    change: (input: SocialFeedUpdate) => api.put<SocialFeedItem>(`/social-feeds/${id}`, input),
    success: () => 'social-feeds.updated',
    reload: TOUCHED,
  });

export const useDeleteFeedItem = () =>
  useChange({
    change: ({ id }: SocialFeedItem) => api.delete(`/social-feeds/${id}`),
    success: () => 'social-feeds.deleted',
    failure: 'social-feeds.deleteFailed',
    reload: TOUCHED,
  });

/** Sends the whole item with the flag flipped. */
export const useToggleFeedItem = () =>
  useChange({
    change: (item: SocialFeedItem) =>
      api.put<SocialFeedItem>(`/social-feeds/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'social-feeds.deactivated' : 'social-feeds.activated'),
    failure: 'social-feeds.updateFailed',
    reload: TOUCHED,
  });
