import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem, ShareLink, ShareLinkInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Newest first, as the API sends them. Never taken from the cache, since visitors change the counts. */
export const shareLinksQuery = (contentId: ContentItem['id']) =>
  queryOptions({
    queryKey: ['share-links', contentId],
    queryFn: ({ signal }) => api.all<ShareLink>(`/content/${contentId}/share-links`, { signal }),
    staleTime: 0,
  });

/** Leaves errors to the form, which shows them at their fields. */
export function useCreateShareLink(contentId: ContentItem['id']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: ShareLinkInput) => api.post<ShareLink>(`/content/${contentId}/share-links`, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shareLinksQuery(contentId).queryKey }),
  });
}

export function useRevokeShareLink() {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ShareLink) => api.delete(`/share-links/${id}`),
    onSuccess: () => notify.success(t('share-links.revoked')),
    onError: (error) => notify.failure(t('share-links.revokeFailed'), error),
    onSettled: (_response, _error, { contentId }) =>
      queryClient.invalidateQueries({ queryKey: shareLinksQuery(contentId).queryKey }),
  });
}
