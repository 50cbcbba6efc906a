import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, isApiError, type Page } from '@vitral/api-client';
import type { ContentItem, ContentStats } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { fileAddress } from './file-address.ts';

const CONTENT = ['content'];
const DOWNLOADS = ['content', 'download'];

/**
 * Counts a download, then lets the browser fetch the file, once for each call. The count on the screen goes up at once and is
 * the server's again when the last download under way is counted. That counting failed is no reason to keep the file back
 * unless the file is gone.
 */
export function useDownload(): (item: ContentItem) => void {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: DOWNLOADS,
    mutationFn: ({ id }: ContentItem) => api.post(`/content/${id}/download`),
    onMutate: async ({ id }) => {
      // An answer on its way would bring the old count; what was never answered has nothing to show yet.
      await queryClient.cancelQueries({
        queryKey: CONTENT,
        predicate: ({ state }) => state.data !== undefined,
      });
      countHere(queryClient, id);
    },
    onSettled: (_answer, error, item) => {
      if (isApiError(error) && error.status === 404) notify.failure(t('materials.gone'), error);
      else fetchFile(fileAddress(item.id), item.originalName);
      if (queryClient.isMutating({ mutationKey: DOWNLOADS }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: CONTENT });
    },
  });
  return mutate;
}

function countHere(queryClient: QueryClient, id: string): void {
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

/** The browser itself fetches, so that a large file never lies in the page's memory. */
function fetchFile(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}
