import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ContentItem, ContentStats } from '@vitral/sdk/contracts/content';
import type { TableState } from '@vitral/sdk/ui/data';

/** Materials are the content of this category (docs/product/content.md). */
export const CATEGORY = 'sales';

/** Empty filters are not sent. */
export type MaterialFilters = { q: string; type: string; visibility: string };

export const materialsQuery = (query: MaterialFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['content', 'list', CATEGORY, query],
    queryFn: ({ signal }) =>
      api.list<ContentItem>('/content', { query: { category: CATEGORY, ...query }, signal }),
  });

/** Figures over all the materials that the user may see. */
export const materialStatsQuery = queryOptions({
  queryKey: ['content', 'stats', CATEGORY],
  queryFn: ({ signal }) => api.get<ContentStats>('/content/stats', { query: { category: CATEGORY }, signal }),
});
