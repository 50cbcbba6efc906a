import { LIMITS } from '@vitral/contracts/limits';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useState, useTransition, useRef } from 'react';

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
  /** The list whose columns people choose. */
  list?: ViewedList;
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
    list: options.list,
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
  /** All rows that match the filters are selected, also those of other pages. */
  isWhole: boolean;
  /** Replaces the selection. */
  choose: (ids: Iterable<string>) => void;
  /** Selects or deselects a row; for a range, also all `rows` from the previously toggled one. */
  toggle: (id: string, rows: readonly { id: string }[], isRange: boolean) => void;
  chooseWhole: () => void;
  clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected rows of a table. `scope` identifies the rows on screen (the serialized query): a new scope clears the
 * selection, so that nobody changes rows out of sight by accident.
 */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, ids: NOTHING, isWhole: false });
  const latest = useRef('');
  const { ids, isWhole } = chosen.scope === scope ? chosen : { ids: NOTHING, isWhole: false };
  const choose = (next: Iterable<string>) => setChosen({ scope, ids: new Set(next), isWhole: false });
  return {
    ids,
    isWhole,
    choose,
    toggle: (id, rows, isRange) => {
      const toggled = isRange ? rangeOf(rows, latest.current, id) : [id];
      latest.current = id;
      choose(ids.has(id) ? [...ids].filter((one) => !toggled.includes(one)) : [...ids, ...toggled]);
    },
    chooseWhole: () => setChosen({ scope, ids, isWhole: true }),
    clear: () => setChosen({ scope, ids: NOTHING, isWhole: false }),
  };
}

/** Returns the ids of the rows between two rows, including both; only the second one if the first is not on screen. */
function rangeOf(rows: readonly { id: string }[], from: string, to: string): string[] {
  const ids = rows.map(({ id }) => id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
