import { CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts';
import { useTableAddress } from '@vitral/ui';
import { NO_FILTERS, PAGE_SIZE, type MaterialFilters } from './materials.queries.ts';

/** What is searched for, in the address. */
export function useMaterialSearch() {
  const { filters, setFilters, table, keepWithin } = useTableAddress<MaterialFilters>({
    filters: NO_FILTERS,
    choices: { type: CONTENT_TYPES, visibility: VISIBILITIES },
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: PAGE_SIZE,
  });
  return { filters, setFilters, table, keepWithin };
}
