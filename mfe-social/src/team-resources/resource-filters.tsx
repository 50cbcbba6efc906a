import { RESOURCE_TYPES, type ResourceType } from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { type TableUrlOptions, useTableUrl } from '@vitral/sdk/ui/data';
import { PUBLICATION_FILTER, usePublicationFilter } from '@vitral/sdk/ui/forms';
import { ListFilters, useChoices } from '../shared/filters.tsx';

const ORDERS = ['name', 'type', 'usage'] as const;
export type ResourceOrder = (typeof ORDERS)[number];

export const NO_FILTERS = { q: '', type: '', isActive: '', isScheduled: '' };

type ResourceFilters = typeof NO_FILTERS & { order: string };

/** Values that a tab does not offer are ignored there. */
export const TABLE: TableUrlOptions<ResourceFilters> = {
  list: 'team-resources',
  filters: { ...NO_FILTERS, order: 'name' },
  choices: {
    type: RESOURCE_TYPES,
    isActive: ['true', 'false'],
    isScheduled: PUBLICATION_FILTER,
    order: ORDERS,
  },
  sort: { field: 'title', direction: 'asc' },
};

/** Filters and order of the lists, stored in the URL. Tabs of one type have no type filter and no order by type. */
export function useResourceFilters(only?: ResourceType) {
  const orders = ORDERS.filter((order) => order !== 'type' || !only);
  const { filters, setFilters } = useTableUrl({ ...TABLE, choices: { ...TABLE.choices, order: orders } });
  return { filters: { ...filters, order: filters.order as ResourceOrder }, setFilters, orders };
}

interface ResourceFilterBarProps {
  state: ReturnType<typeof useResourceFilters>;
  /** The type of the tab, which hides the type filter. */
  only: ResourceType | undefined;
}

export function ResourceFilterBar({ state: { filters, setFilters, orders }, only }: ResourceFilterBarProps) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const { allows } = useSession();
  const publicationFilter = usePublicationFilter();
  return (
    <ListFilters
      noun="team-resources"
      filters={filters}
      onChange={setFilters}
      selects={[
        !only && {
          name: 'type',
          label: t('team-resources.fields.type'),
          choices: choices('team-resources.types', RESOURCE_TYPES, 'team-resources.anyType'),
        },
        allows('team-resources.write') && { name: 'isActive' },
        allows('team-resources.write') && { name: 'isScheduled', ...publicationFilter },
        {
          name: 'order',
          label: t('team-resources.order'),
          choices: choices('team-resources.orders', orders),
        },
      ]}
    />
  );
}
