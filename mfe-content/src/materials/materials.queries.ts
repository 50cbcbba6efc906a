import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts';
import { contentFilePath } from '../content/content.queries.ts';

/** Newest first, as the API answers. */
export const materialsQuery = queryOptions({
  queryKey: ['content', 'sales'],
  queryFn: ({ signal }) => api.all<ContentItem>('/content', { query: { category: 'sales' }, signal }),
});

/** Counts a download, then fetches the file; that counting failed is no reason to keep the file back (section 7). */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ContentItem) => api.post(`/content/${id}/download`),
    onSettled: (_answer, _error, { id, originalName }) => {
      fetchFile(contentFilePath(id), originalName);
      return queryClient.invalidateQueries({ queryKey: ['content'] });
    },
  });
}

/** The browser itself fetches, so that a large file never lies in the page's memory. */
function fetchFile(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click();
}
