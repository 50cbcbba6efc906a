import { RESOURCE_TYPES, type ResourceType } from '@vitral/contracts';
import { useTableUrl } from '@vitral/ui';

const ORDERS = ['name', 'type', 'usage'] as const;
export type ResourceOrder = (typeof ORDERS)[number];

export const NO_FILTERS = { q: '', type: '', isActive: '' };

/** Filters and order of the lists, stored in the URL. Tabs of one type have no type filter and no order by type. */
export function useResourceFilters(only?: ResourceType) {
  const orders = ORDERS.filter((order) => order !== 'type' || !only);
  const { filters, setFilters } = useTableUrl({
    filters: { ...NO_FILTERS, order: 'name' },
    choices: { type: RESOURCE_TYPES, isActive: ['true', 'false'], order: orders },
    sort: { field: 'title', direction: 'asc' },
  });
  return { filters: { ...filters, order: filters.order as ResourceOrder }, setFilters, orders };
}

export type ResourceFilterState = ReturnType<typeof useResourceFilters>;
