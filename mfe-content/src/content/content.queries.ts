import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentCategory, ContentItem, Visibility } from '@vitral/contracts';

/** Empty filters are not asked for. */
export interface ContentFilters {
  q?: string;
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

/** How many items there are, of one visibility or of all. */
export const contentCountQuery = (visibility?: Visibility) =>
  queryOptions({
    queryKey: ['content', 'count', visibility ?? 'all'],
    queryFn: ({ signal }) => api.list<ContentItem>('/content', { query: { visibility, limit: 1 }, signal }),
    select: ({ total }) => total,
  });

/** Where the file itself is; the session decides whether it is given. */
export const contentFilePath = (id: string) => `/api/content/${id}/file`;
