import { LIMITS } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';
import { useEffect, useRef } from 'react';
import type { TableSort, TableState } from './use-table-state.ts';

export interface TableAddressOptions<Filters> {
  /** The names of the filters and what they are when the address says nothing. */
  filters: Filters;
  /** What a filter may be; one without choices is free text. */
  choices?: Partial<Record<keyof Filters, readonly string[]>>;
  sort: TableSort;
  /** The fields that the server sorts by; none but the first unless given. */
  sortedBy?: readonly string[];
  pageSize?: number;
}

export interface TableAddress<Filters> {
  filters: Filters;
  /** Also goes back to the first page. */
  setFilters: (changes: Partial<Filters>) => void;
  /** `isPending` is for the caller to set: whoever fetches the rows knows. */
  table: TableState;
  /** Goes to the last page when there are fewer rows than the address thinks. */
  keepWithin: (total: number) => void;
}

/**
 * Filters, page and order of a table, kept in the address (`?q=ana&page=2&sort=-name`), so that a reload, a bookmark
 * and the back button find them again. What is as it is at first is left out of the address.
 */
export function useTableAddress<Filters extends Record<string, string>>(
  options: TableAddressOptions<Filters>,
): TableAddress<Filters> {
  const { sort: firstSort, pageSize: firstSize = 25 } = options;
  const first = { sort: writeSort(firstSort), page: '1', rows: String(firstSize), ...options.filters };
  const { address, go } = useAddress(first);
  const sort = readOrder(address, options);
  const page = wholeNumber(address.get('page'), 1) - 1;
  const pageSize = Math.min(wholeNumber(address.get('rows'), firstSize), LIMITS.page);

  return {
    filters: readFilters(address, options),
    // Each pause in typing is not a page to go back to.
    setFilters: (changes) => go({ page: '1', ...(changes as Record<string, string>) }, 'q' in changes),
    table: {
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
      query: { limit: pageSize, offset: page * pageSize, sort: writeSort(sort) },
    },
    keepWithin: (total) => {
      const last = Math.max(1, Math.ceil(total / pageSize));
      if (page + 1 > last) go({ page: String(last) }, true);
    },
  };
}

/** What the address says, and how to make it say something else; what is as at first is left out. */
function useAddress(first: Record<string, string>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // Two changes may come before the page is drawn anew, and a pause in typing may end long after its drawing.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const go = (changes: Record<string, string>, isRefinement = false) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === first[name]) next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    // Whoever types or chooses stays where the boxes are.
    void navigate({ search: next.toString() }, { replace: isRefinement, preventScrollReset: true });
  };
  return { address, go };
}

function readFilters<Filters extends Record<string, string>>(
  address: URLSearchParams,
  options: TableAddressOptions<Filters>,
): Filters {
  const choices: Partial<Record<string, readonly string[]>> = options.choices ?? {};
  const read = ([name, initial]: [string, string]) => {
    const value = address.get(name)?.slice(0, LIMITS.search) ?? '';
    return [name, choices[name]?.includes(value) === false ? initial : value || initial];
  };
  return Object.fromEntries(Object.entries(options.filters).map(read)) as Filters;
}

interface Order {
  sort: TableSort;
  sortedBy?: readonly string[];
}

function readOrder(address: URLSearchParams, { sort: first, sortedBy = [first.field] }: Order): TableSort {
  const asked = readSort(address.get('sort') ?? writeSort(first));
  return sortedBy.includes(asked.field) ? asked : first;
}

const writeSort = ({ field, direction }: TableSort) => `${direction === 'desc' ? '-' : ''}${field}`;

function readSort(text: string): TableSort {
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}
