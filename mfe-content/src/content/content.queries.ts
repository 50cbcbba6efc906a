import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentCategory, ContentItem, ContentStats, ContentType, Visibility } from '@vitral/contracts';

/** Empty filters are not asked for. */
export interface ContentFilters {
  q?: string;
  type?: ContentType | '';
  category?: ContentCategory | '';
  visibility?: Visibility | '';
}

export interface ContentListQuery extends ContentFilters {
  limit: number;
  offset: number;
  sort: string | null;
}

export const contentQuery = (query: ContentListQuery) =>
  queryOptions({
    queryKey: ['content', 'list', query],
    queryFn: ({ signal }) => api.list<ContentItem>('/content', { query: { ...query }, signal }),
  });

export const contentStatsQuery = (category?: ContentCategory) =>
  queryOptions({
    queryKey: ['content', 'stats', category],
    queryFn: ({ signal }) => api.get<ContentStats>('/content/stats', { query: { category }, signal }),
  });

/** Where the file itself is; the session decides whether it is given. */
export const contentFilePath = (id: string) => `/api/content/${id}/file`;
