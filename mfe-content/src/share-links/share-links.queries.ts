import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts/content';
import type { ShareLead, ShareLink, ShareLinkInput } from '@vitral/contracts/share-links';
import type { TableState } from '@vitral/ui/data';
import { useChange } from '@vitral/ui/forms';

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

const SHARE_LINK_CHANGE = { namespace: 'mfe-content', reload: [['share-links']] };

/** Leaves errors to the form, which shows them at their fields. */
export const useCreateShareLink = (contentId: ContentItem['id']) =>
  useChange({
    ...SHARE_LINK_CHANGE,
    change: (input: ShareLinkInput) => api.post<ShareLink>(`/content/${contentId}/share-links`, input),
  });

export const useRevokeShareLink = () =>
  useChange({
    ...SHARE_LINK_CHANGE,
    change: ({ id }: ShareLink) => api.delete(`/share-links/${id}`),
    success: 'share-links.revoked',
    failure: 'share-links.revokeFailed',
  });
