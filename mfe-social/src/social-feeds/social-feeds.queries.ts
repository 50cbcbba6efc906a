import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { PublicSocialFeedItem, SocialFeedItem } from '@vitral/contracts';

/** Whoever may edit feeds also gets the inactive ones, and `isActive` with each. */
export type FeedItem = PublicSocialFeedItem & Partial<Pick<SocialFeedItem, 'isActive'>>;

/** Newest first, as the API answers. */
export const socialFeedsQuery = queryOptions({
  queryKey: ['social-feeds'],
  queryFn: ({ signal }) => api.all<FeedItem>('/social-feeds', { signal }),
});
