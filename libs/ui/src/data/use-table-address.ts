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
  const {
    filters: initial,
    sort: firstSort,
    sortedBy = [firstSort.field],
    pageSize: firstSize = 25,
  } = options;
  const choices: Partial<Record<string, readonly string[]>> = options.choices ?? {};
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const names = Object.keys(initial) as (keyof Filters & string)[];
  const first = { sort: writeSort(firstSort), page: '1', rows: String(firstSize), ...initial };

  // Two changes may come before the page is drawn anew, and a pause in typing may end long after its drawing.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const go = (changes: Record<string, string>, isRefinement = false) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === first[name as keyof typeof first]) next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    // Whoever types or chooses stays where the boxes are.
    void navigate({ search: next.toString() }, { replace: isRefinement, preventScrollReset: true });
  };
  const read = (name: keyof Filters & string) => {
    const value = address.get(name)?.slice(0, LIMITS.search) ?? '';
    return choices[name]?.includes(value) === false ? initial[name] : value || initial[name];
  };
  const filters = Object.fromEntries(names.map((name) => [name, read(name)])) as Filters;
  const asked = readSort(address.get('sort') ?? first.sort);
  const sort = sortedBy.includes(asked.field) ? asked : firstSort;
  const page = wholeNumber(address.get('page'), 1) - 1;
  const pageSize = Math.min(wholeNumber(address.get('rows'), firstSize), LIMITS.page);

  return {
    filters,
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

const writeSort = ({ field, direction }: TableSort) => `${direction === 'desc' ? '-' : ''}${field}`;

function readSort(text: string): TableSort {
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}
