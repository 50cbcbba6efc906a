import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts';

/** What the server holds now: asked for each time it is looked at. */
export const itemQuery = (id: ContentItem['id']) =>
  queryOptions({
    queryKey: ['content', 'item', id],
    queryFn: ({ signal }) => api.get<ContentItem>(`/content/${id}`, { signal }),
    gcTime: 0,
  });
