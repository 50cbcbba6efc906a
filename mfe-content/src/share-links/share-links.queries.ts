import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import type {
  SharedItemsInput,
  ShareLead,
  ShareLink,
  ShareLinkUpdate,
} from '@vitral/sdk/contracts/share-links';
import type { TableState } from '@vitral/sdk/ui/data';
import { type Noun, useChange } from '@vitral/sdk/ui/forms';

export const SHARE_LINKS_PATH = '/share-links';

/** Empty filters are not sent. */
export type LinkFilters = { q: string; state: string; use: string; owner: string };

/** Never taken from the cache, since visitors change the counts. */
export const listedLinksQuery = (query: LinkFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['share-links', 'list', query],
    queryFn: ({ signal }) => api.list<ShareLink>(SHARE_LINKS_PATH, { signal, query }),
    staleTime: 0,
  });

/** Newest first, as the API sends them. Never taken from the cache, since visitors change the counts. */
export const shareLinksQuery = (contentId: ContentItem['id']) =>
  queryOptions({
    queryKey: ['share-links', contentId],
    queryFn: ({ signal }) => api.all<ShareLink>(`/content/${contentId}/share-links`, { signal }),
    staleTime: 0,
  });

/** Newest first. Never taken from the cache, since readers add to them. */
export const leadsQuery = (id: ShareLink['id']) =>
  queryOptions({
    queryKey: ['share-links', 'leads', id],
    queryFn: ({ signal }) => api.all<ShareLead>(`/share-links/${id}/leads`, { signal }),
    staleTime: 0,
  });

/** Items whose texts contain the given text, by title; the newest ones for an empty text. */
export const materialSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['content', 'list', 'to-share', q],
    queryFn: ({ signal }) =>
      api.list<ContentItem>('/content', {
        signal,
        query: { q, sort: q ? 'title' : '-createdAt', limit: 50 },
      }),
  });

export const SHARE_LINKS: Noun<ShareLink, Omit<ShareLinkUpdate, 'version'>> = {
  namespace: 'mfe-content',
  name: 'share-links',
  reload: [['share-links']],
};

const SHARE_LINK_CHANGE = { namespace: 'mfe-content', reload: [['share-links']] };

/** Leaves errors to the form, which shows them at their fields. */
export const useCreateShareLink = () =>
  useChange({
    ...SHARE_LINK_CHANGE,
    change: (input: SharedItemsInput) => api.post<ShareLink>(SHARE_LINKS_PATH, input),
  });

export const useRevokeShareLink = () =>
  useChange({
    ...SHARE_LINK_CHANGE,
    change: ({ id }: ShareLink) => api.delete(`/share-links/${id}`),
    success: 'share-links.revoked',
    failure: 'share-links.revokeFailed',
  });
