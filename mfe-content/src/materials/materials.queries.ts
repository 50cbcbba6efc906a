import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts';
import {
  contentFilePath,
  contentQuery,
  contentStatsQuery,
  type ContentFilters,
} from '../content/content.queries.ts';

export const PAGE_SIZE = 24;

export type MaterialFilters = Omit<ContentFilters, 'category'>;

/** One page, from 1, of the sales materials that pass the filters. */
export const materialsQuery = (filters: MaterialFilters, page: number) =>
  contentQuery({
    ...filters,
    category: 'sales',
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    sort: '-createdAt',
  });

export const materialStatsQuery = contentStatsQuery('sales');

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
