import { matchQuery, notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

interface Listed {
  id: string;
}

const NONE: Listed[] = [];

/** Returns the list on screen that contains an item: the data of an active query, below one of these keys. Empty if none does. */
export function useListedItems<Saved extends Listed>(keys: readonly QueryKey[], id: string | null): Saved[] {
  const cache = useQueryClient().getQueryCache();
  const read = (): Listed[] => {
    if (id === null) return NONE;
    for (const query of cache.getAll()) {
      if (!query.isActive() || !keys.some((queryKey) => matchQuery({ queryKey }, query))) continue;
      const items = itemsOf(query.state.data);
      if (items?.some((item) => item.id === id)) return items;
    }
    return NONE;
  };
  // Batched, since a query may be added while a component renders.
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, read) as Saved[];
}

/** Returns the items of a whole list or of a page of one; undefined for other data. */
function itemsOf(data: unknown): Listed[] | undefined {
  const items = data instanceof Object && 'items' in data ? data.items : data;
  return Array.isArray(items) ? (items as Listed[]) : undefined;
}
