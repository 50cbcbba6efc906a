import { RESOURCE_TYPES, type ResourceType } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import type { ResourceFilterState } from './use-resource-filters.ts';

interface ResourceFiltersProps {
  state: ResourceFilterState;
  /** The type of the tab, which hides the type filter. */
  only: ResourceType | undefined;
}

export function ResourceFilters({ state: { filters, setFilters, orders }, only }: ResourceFiltersProps) {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  const types = RESOURCE_TYPES.map((value) => ({ value, label: t(`team-resources.types.${value}`) }));
  return (
    <FilterBar>
      <SearchField label={t('team-resources.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
      {!only && (
        <SelectField
          label={t('team-resources.typeFilter')}
          value={filters.type}
          choices={[{ value: '', label: t('team-resources.anyType') }, ...types]}
          onChange={(type) => setFilters({ type })}
        />
      )}
      {allows('team-resources.write') && (
        <SelectField
          label={t('team-resources.statusFilter')}
          value={filters.isActive}
          choices={[
            { value: '', label: t('team-resources.anyStatus') },
            { value: 'true', label: t('team-resources.onlyActive') },
            { value: 'false', label: t('team-resources.onlyInactive') },
          ]}
          onChange={(isActive) => setFilters({ isActive })}
        />
      )}
      <SelectField
        label={t('team-resources.order')}
        value={filters.order}
        choices={orders.map((value) => ({ value, label: t(`team-resources.orders.${value}`) }))}
        onChange={(order) => setFilters({ order })}
      />
    </FilterBar>
  );
}
