import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem, ContentStats, ContentType, Visibility } from '@vitral/contracts';

/** Materials are the content of this category (docs/product/content.md). */
export const CATEGORY = 'sales';
export const PAGE_SIZE = 24;

/** Empty filters are not sent. */
export type MaterialFilters = {
  q: string;
  type: ContentType | '';
  visibility: Visibility | '';
};

export const NO_FILTERS: MaterialFilters = { q: '', type: '', visibility: '' };

/** A page of the materials that match. */
export const materialsQuery = (
  query: MaterialFilters & { limit: number; offset: number; sort: string | null },
) =>
  queryOptions({
    queryKey: ['content', 'list', CATEGORY, query],
    queryFn: ({ signal }) =>
      api.list<ContentItem>('/content', {
        query: { category: CATEGORY, ...query },
        signal,
      }),
  });

/** Figures over all the materials that the user may see. */
export const materialStatsQuery = queryOptions({
  queryKey: ['content', 'stats', CATEGORY],
  queryFn: ({ signal }) => api.get<ContentStats>('/content/stats', { query: { category: CATEGORY }, signal }),
});
