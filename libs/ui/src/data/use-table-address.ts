import { LIMITS } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';
import type { TableSort, TableState } from './use-table-state.ts';

export interface TableAddressOptions<Filters> {
  /** The names of the filters and what they are when the address says nothing. */
  filters: Filters;
  sort: TableSort;
  pageSize?: number;
}

export interface TableAddress<Filters> {
  filters: Filters;
  /** Also goes back to the first page. */
  setFilters: (changes: Partial<Filters>) => void;
  /** `isPending` is for the caller to set: whoever fetches the rows knows. */
  table: TableState;
}

/**
 * Filters, page and order of a table, kept in the address (`?q=ana&page=2&sort=-name`), so that a reload, a bookmark
 * and the back button find them again. What is as it is at first is left out of the address.
 */
export function useTableAddress<Filters extends Record<string, string>>(
  options: TableAddressOptions<Filters>,
): TableAddress<Filters> {
  const { filters: initial, sort: firstSort, pageSize: firstSize = 25 } = options;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const names = Object.keys(initial);
  const first = { sort: writeSort(firstSort), page: '1', rows: String(firstSize), ...initial };

  const go = (changes: Record<string, string>, isRefinement = false) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value === first[name as keyof typeof first]) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: next.toString() }, { replace: isRefinement });
  };
  const filters = Object.fromEntries(
    names.map((name) => [name, address.get(name) ?? initial[name] ?? '']),
  ) as Filters;
  const sort = readSort(address.get('sort') ?? first.sort);
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
      query: { limit: pageSize, offset: page * pageSize, sort: sort && writeSort(sort) },
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
