import { CONTENT_CATEGORIES, VISIBILITIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui';
import type { ContentFilters } from './content.queries.ts';

export interface ContentFilterBarProps {
  filters: ContentFilters;
  onChange: (filters: ContentFilters) => void;
}

export function ContentFilterBar({ filters, onChange }: ContentFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <FilterBar>
      <SearchField
        label={t('content.search')}
        value={filters.q ?? ''}
        onChange={(q) => onChange({ ...filters, q })}
      />
      <SelectField
        label={t('content.category')}
        value={filters.category ?? ''}
        choices={[
          { value: '', label: t('content.anyCategory') },
          ...CONTENT_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
        onChange={(category) => onChange({ ...filters, category: category as ContentFilters['category'] })}
      />
      <SelectField
        label={t('content.visibility')}
        value={filters.visibility ?? ''}
        choices={[
          { value: '', label: t('content.anyVisibility') },
          ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
        ]}
        onChange={(visibility) =>
          onChange({ ...filters, visibility: visibility as ContentFilters['visibility'] })
        }
      />
    </FilterBar>
  );
}
