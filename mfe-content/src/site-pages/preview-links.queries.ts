import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { PreviewDays, PreviewLink, PreviewLinkInput } from '@vitral/sdk/contracts/preview-links';
import { useChange } from '@vitral/sdk/ui/forms';

const PATH = '/preview-links';

const keyOf = (pageId: string) => ['preview-links', pageId];

/** The valid links to the preview of a page. */
export const previewLinksQuery = (pageId: string) =>
  queryOptions({
    queryKey: keyOf(pageId),
    queryFn: ({ signal }) => api.get<PreviewLink[]>(PATH, { signal, query: { pageId } }),
    staleTime: 0,
  });

export const useCreatePreviewLink = (pageId: string) =>
  useChange({
    namespace: 'mfe-content',
    reload: [keyOf(pageId)],
    change: (days: PreviewDays) => api.post<PreviewLink>(PATH, { pageId, days } satisfies PreviewLinkInput),
    failure: 'site-pages.share-preview.failed',
  });

export const useRevokePreviewLink = (pageId: string) =>
  useChange({
    namespace: 'mfe-content',
    reload: [keyOf(pageId)],
    change: (id: string) => api.delete(`${PATH}/${id}`),
    success: 'site-pages.share-preview.revoked',
    failure: 'site-pages.share-preview.revokeFailed',
  });
