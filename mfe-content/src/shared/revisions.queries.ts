import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';

const REVISIONS_PER_PAGE = 10;

/** Revisions of an item, the newest first, a page at a time. */
export const revisionsQuery = <Revision>(queryKey: QueryKey, path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: offset }) =>
      api.list<Revision>(path, { query: { limit: REVISIONS_PER_PAGE, offset } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { items }) => sum + items.length, 0);
      return known < total ? known : undefined;
    },
    staleTime: 0,
  });
