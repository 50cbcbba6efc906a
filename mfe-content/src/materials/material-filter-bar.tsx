import { CONTENT_TYPES, VISIBILITIES } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import type { TableState, TableUrlOptions } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import { fieldsOf, SortField } from '../content/sort-field.tsx';
import type { MaterialFilters } from './materials.queries.ts';

/** Allowed values of each filter; the search is free text. */
const CHOICES = { type: CONTENT_TYPES, visibility: VISIBILITIES };

const SORTS = ['-createdAt', 'createdAt', 'title', '-downloadCount', '-fileSize', 'type', 'visibility'];

export const TABLE: TableUrlOptions<MaterialFilters> = {
  list: 'materials',
  filters: { q: '', type: '', visibility: '' },
  choices: CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  sortedBy: [...fieldsOf(SORTS), 'updatedAt'],
};

interface MaterialFilterBarProps {
  filters: MaterialFilters;
  onChange: (changes: Partial<MaterialFilters>) => void;
  table: TableState;
}

export function MaterialFilterBar({ filters, onChange, table }: MaterialFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  const select = (name: keyof typeof CHOICES) => (
    <SelectField
      label={t(`materials.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`materials.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`${name}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('materials.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('type')}
      {select('visibility')}
      <SortField table={table} sorts={SORTS} />
    </FilterBar>
  );
}
