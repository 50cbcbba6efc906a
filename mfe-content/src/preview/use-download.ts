import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, isApiError, type Page } from '@vitral/sdk/api-client';
import type { ContentItem, ContentStats } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { fileUrl } from './content-file.ts';

const CONTENT = ['content'];
const DOWNLOADS = ['content', 'download'];

/**
 * Counts a download, then lets the browser fetch the file, once for each call. The displayed count goes up at once and is
 * refetched when the last pending download is counted. If counting fails, the file is downloaded anyway unless it was deleted.
 */
export function useDownload(): (item: ContentItem) => void {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: DOWNLOADS,
    mutationFn: ({ id }: ContentItem) => api.post(`/content/${id}/download`),
    onMutate: async ({ id }) => {
      // A pending refetch would restore the old count; queries without data have no count to protect.
      await queryClient.cancelQueries({
        queryKey: CONTENT,
        predicate: ({ state }) => state.data !== undefined,
      });
      incrementCachedCounts(queryClient, id);
    },
    onSettled: (_response, error, item) => {
      if (isApiError(error) && error.status === 404) notify.failure(t('materials.gone'), error);
      else startDownload(fileUrl(item.id), item.originalName);
      if (queryClient.isMutating({ mutationKey: DOWNLOADS }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: CONTENT });
    },
  });
  return mutate;
}

function incrementCachedCounts(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<Page<ContentItem>>({ queryKey: ['content', 'list'] }, (page) => {
    if (!page) return page;
    const items = page.items.map((item) =>
      item.id === id ? { ...item, downloadCount: item.downloadCount + 1 } : item,
    );
    return { ...page, items };
  });
  queryClient.setQueriesData<ContentStats>(
    { queryKey: ['content', 'stats'] },
    (stats) => stats && { ...stats, downloads: stats.downloads + 1 },
  );
}

/** Lets the browser fetch the file, so that a large one is never held in the page's memory. */
function startDownload(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}
