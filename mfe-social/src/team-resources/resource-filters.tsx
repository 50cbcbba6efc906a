import { RESOURCE_TYPES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui';
import { RESOURCE_ORDERS, type Filters } from './arrange.ts';

interface ResourceFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function ResourceFilters({ filters, onChange }: ResourceFiltersProps) {
  const { t } = useTranslation('mfe-social');
  return (
    <FilterBar>
      <SearchField
        label={t('team-resources.search')}
        value={filters.search}
        delay={0}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('team-resources.typeFilter')}
        value={filters.type}
        choices={[
          { value: '', label: t('team-resources.anyType') },
          ...RESOURCE_TYPES.map((value) => ({ value, label: t(`team-resources.types.${value}`) })),
        ]}
        onChange={(type) => onChange({ ...filters, type: type as Filters['type'] })}
      />
      <SelectField
        label={t('team-resources.order')}
        value={filters.order}
        choices={RESOURCE_ORDERS.map((value) => ({ value, label: t(`team-resources.orders.${value}`) }))}
        onChange={(order) => onChange({ ...filters, order: order as Filters['order'] })}
      />
    </FilterBar>
  );
}
