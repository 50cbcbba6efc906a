import { LIMITS } from '@vitral/contracts/limits';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useNavigate, useSearchParams } from '@vitral/router';
import { useEffect, useRef } from 'react';
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { ALL_ITEMS, useStartSearch, VIEW_PARAM, withStartView } from './start-views.ts';
import type { TableSort, TableState } from './use-table-state.ts';

export interface TableUrlOptions<Filters> {
  /** Name of the list, for saved views and chosen columns. */
  list?: ViewedList;
  /** The filters with their default values. */
  filters: Filters;
  /** The allowed values of a filter; one without choices is free text. */
  choices?: Partial<Record<keyof Filters, readonly string[]>>;
  sort: TableSort;
  /** The fields that the server can sort by; by default only that of `sort`. */
  sortedBy?: readonly string[];
  pageSize?: number;
}

export interface TableUrl<Filters> {
  filters: Filters;
  /** Sets filters and returns to the first page. */
  setFilters: (changes: Partial<Filters>) => void;
  /** Sets every filter to its default value. */
  clearFilters: () => void;
  /** `isPending` is always false here; the caller, which fetches the rows, overrides it. */
  table: TableState;
  /** Goes to the last page when the current one lies beyond `total` rows. */
  clampPage: (total: number) => void;
}

/**
 * Filters, page and sorting of a table as URL parameters (`?q=ana&page=2&sort=-name`), so that a reload, a bookmark and the back
 * button restore them. Default values are omitted.
 */
export function useTableUrl<Filters extends Record<string, string>>(
  options: TableUrlOptions<Filters>,
): TableUrl<Filters> {
  const { sort: firstSort, pageSize: firstSize = 25 } = options;
  const first = { sort: writeSort(firstSort), page: '1', rows: String(firstSize), ...options.filters };
  const { params, go } = useUrlParams(options, first);
  const { filters, sort, page, pageSize, query } = readTableUrl(options, params);

  // A search replaces the history entry, so that Back skips intermediate searches.
  const setFilters = (changes: Partial<Filters>) =>
    go({ page: '1', ...(changes as Record<string, string>) }, 'q' in changes);

  return {
    filters,
    setFilters,
    clearFilters: () => setFilters(options.filters),
    table: {
      list: options.list,
      page,
      pageSize,
      sort,
      isPending: false,
      setPage: (next, size) => go({ page: String(size === pageSize ? next + 1 : 1), rows: String(size) }),
      setSort: (next) => go({ sort: next ? writeSort(next) : first.sort, page: '1' }),
      refilter: (change) => {
        change();
        go({ page: '1' });
      },
      query,
    },
    clampPage: (total) => {
      const last = Math.max(1, Math.ceil(total / pageSize));
      if (page + 1 > last) go({ page: String(last) }, true);
    },
  };
}

/**
 * Reads the state of a table from URL parameters, as `useTableUrl` does, for a page that is about to be opened. Without
 * parameters, returns the state of the start view.
 */
export function readTableUrl<Filters extends Record<string, string>>(
  options: TableUrlOptions<Filters>,
  given: URLSearchParams,
) {
  const params = withStartView(options, given);
  const sort = readOrder(params, options);
  const page = wholeNumber(params.get('page'), 1) - 1;
  const pageSize = Math.min(wholeNumber(params.get('rows'), options.pageSize ?? 25), LIMITS.page);
  const query = { limit: pageSize, offset: page * pageSize, sort: writeSort(sort) };
  return { filters: readFilters(params, options), sort, page, pageSize, query };
}

type Started = Pick<TableUrlOptions<Record<string, string>>, 'list' | 'filters'>;

/** Reads the URL parameters and changes them; default values are omitted. */
function useUrlParams(options: Started, first: Record<string, string>) {
  const [given] = useSearchParams();
  useStartSearch(options.list);
  const params = withStartView(options, given);
  const navigate = useNavigate();
  // A ref, because two changes may precede the next render, and a search may end long after the render that started it.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const go = (changes: Record<string, string>, isRefinement = false) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === first[name]) next.delete(name);
      else next.set(name, value);
    }
    if (withStartView(options, next) !== next) next.set(VIEW_PARAM, ALL_ITEMS);
    latest.current = next;
    // The scroll position stays at the filters.
    void navigate({ search: next.toString() }, { replace: isRefinement, preventScrollReset: true });
  };
  return { params, go };
}

function readFilters<Filters extends Record<string, string>>(
  params: URLSearchParams,
  options: TableUrlOptions<Filters>,
): Filters {
  const choices: Partial<Record<string, readonly string[]>> = options.choices ?? {};
  const read = ([name, initial]: [string, string]) => {
    const value = params.get(name)?.slice(0, LIMITS.search) ?? '';
    return [name, choices[name]?.includes(value) === false ? initial : value || initial];
  };
  return Object.fromEntries(Object.entries(options.filters).map(read)) as Filters;
}

interface Order {
  sort: TableSort;
  sortedBy?: readonly string[];
}

function readOrder(params: URLSearchParams, { sort: first, sortedBy = [first.field] }: Order): TableSort {
  const requested = readSort(params.get('sort') ?? writeSort(first));
  return sortedBy.includes(requested.field) ? requested : first;
}

const writeSort = ({ field, direction }: TableSort) => `${direction === 'desc' ? '-' : ''}${field}`;

function readSort(text: string): TableSort {
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
}

function wholeNumber(text: string | null, fallback: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;
}

export interface TablePage<Row> {
  items: Row[];
  total: number;
}

/**
 * Fetches a page of a list. The previous page stays until the next response, with `isPending` true. `page` is undefined
 * before the first response; if that fails, an error is thrown to the boundary.
 */
export function useTablePage<Row, Key extends QueryKey>(
  query: UseQueryOptions<TablePage<Row>, Error, TablePage<Row>, Key>,
  { clampPage }: Pick<TableUrl<never>, 'clampPage'>,
): { page: TablePage<Row> | undefined; isPending: boolean } {
  const { data, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    // A list on screen stays if reloading it fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) clampPage(total);
  }, [total, clampPage]);
  return { page: data, isPending: isPlaceholderData };
}
