import { LIMITS } from '@vitral/contracts/limits';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useState, useTransition } from 'react';

export interface TableSort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface TableState {
  /** The list whose columns people choose. */
  list?: ViewedList | undefined;
  /** Counted from 0. */
  page: number;
  pageSize: number;
  sort: TableSort | null;
  /** True while the rows on screen belong to the previous state. */
  isPending: boolean;
  setPage: (page: number, pageSize: number) => void;
  setSort: (sort: TableSort | null) => void;
  /** Runs a change of filters and returns to the first page. */
  refilter: (change: () => void) => void;
  /** The query parameters of the API: `limit`, `offset` and `sort` (`name`, or `-name` for descending). */
  query: { limit: number; offset: number; sort: string | null };
}

export interface TableOptions {
  pageSize?: number;
  sort?: TableSort;
}

/**
 * Page and sorting of a table that the server pages. Changes are transitions: with `useSuspenseQuery` the rows on screen stay
 * until the next ones arrive.
 */
export function useTableState(options: TableOptions = {}): TableState {
  const [isPending, startTransition] = useTransition();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(Math.min(options.pageSize ?? 25, LIMITS.page));
  const [sort, setSort] = useState<TableSort | null>(options.sort ?? null);
  return {
    page,
    pageSize,
    sort,
    isPending,
    setPage: (next, size) =>
      startTransition(() => {
        setPage(size === pageSize ? next : 0);
        setPageSize(size);
      }),
    setSort: (next) =>
      startTransition(() => {
        setSort(next);
        setPage(0);
      }),
    refilter: (change) =>
      startTransition(() => {
        change();
        setPage(0);
      }),
    query: {
      limit: pageSize,
      offset: page * pageSize,
      sort: sort && `${sort.direction === 'desc' ? '-' : ''}${sort.field}`,
    },
  };
}

export interface Selection {
  ids: ReadonlySet<string>;
  /** Replaces the selection. */
  choose: (ids: Iterable<string>) => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected rows of a table. `scope` identifies the rows on screen (the serialized query): a new scope clears the selection,
 * so that nobody changes rows that are out of sight.
 */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NOTHING });
  return {
    ids: chosen.scope === scope ? chosen.ids : NOTHING,
    choose: (ids) => setChosen({ scope, ids: new Set(ids) }),
    clear: () => setChosen({ scope, ids: NOTHING }),
  };
}
