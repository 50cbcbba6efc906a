import { useQueries } from '@tanstack/react-query';
import type { ResourceType } from '@vitral/sdk/contracts/team-resources';
import { useState } from 'react';
import {
  GROUP_SIZE,
  moreResourcesQuery,
  type ResourceFilters,
  type ResourceGroup,
} from './team-resources.queries.ts';

/** A group with the resources of all pages that were loaded. */
export interface LoadedGroup extends ResourceGroup {
  isFetching: boolean;
  hasMore: boolean;
  showMore: () => void;
}

/** The groups with their further pages, which are loaded on demand. */
export function useLoadedGroups(groups: readonly ResourceGroup[], filters: ResourceFilters): LoadedGroup[] {
  const [pages, setPages] = useState<Partial<Record<ResourceType, number>>>({});
  const further = groups.flatMap(({ type }) =>
    Array.from({ length: (pages[type] ?? 1) - 1 }, (_, index) => ({
      type,
      offset: (index + 1) * GROUP_SIZE,
    })),
  );
  const results = useQueries({
    queries: further.map(({ type, offset }) => moreResourcesQuery(type, filters, offset)),
  });
  return groups.map(({ type, total, items }) => {
    const more = results.filter((_, index) => further[index]?.type === type);
    const loaded = [...items, ...more.flatMap(({ data }) => data?.items ?? [])];
    const isFetching = more.some(({ isPending }) => isPending);
    return {
      type,
      total,
      // A resource that moved between two requests may be on both pages.
      items: [...new Map(loaded.map((item) => [item.id, item])).values()],
      isFetching,
      hasMore: isFetching || total > (more.length + 1) * GROUP_SIZE,
      showMore: () => setPages((current) => ({ ...current, [type]: (current[type] ?? 1) + 1 })),
    };
  });
}
