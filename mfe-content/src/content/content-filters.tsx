import { CONTENT_CATEGORIES, VISIBILITIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { type TableState } from '@vitral/ui';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import type { ContentFilters } from './content.queries.ts';
import { SortSelect } from './sort-select.tsx';

export const NO_FILTERS: ContentFilters = { q: '', category: '', visibility: '', isVisible: '' };

/** Allowed values of each filter; the search is free text. */
export const FILTER_CHOICES = {
  category: CONTENT_CATEGORIES,
  visibility: VISIBILITIES,
  isVisible: ['true', 'false'],
} as const;

export interface ContentFilterBarProps {
  filters: ContentFilters;
  onChange: (changes: Partial<ContentFilters>) => void;
  table: TableState;
}

export function ContentFilterBar({ filters, onChange, table }: ContentFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <FilterBar>
      <SearchField label={t('content.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('content.category')}
        value={filters.category}
        choices={[
          { value: '', label: t('content.anyCategory') },
          ...CONTENT_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
        onChange={(category) => onChange({ category: category as ContentFilters['category'] })}
      />
      <SelectField
        label={t('content.visibility')}
        value={filters.visibility}
        choices={[
          { value: '', label: t('content.anyVisibility') },
          ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
        ]}
        onChange={(visibility) => onChange({ visibility: visibility as ContentFilters['visibility'] })}
      />
      <SelectField
        label={t('content.shown')}
        value={filters.isVisible}
        choices={[
          { value: '', label: t('content.anyShown') },
          { value: 'true', label: t('content.onlyShown') },
          { value: 'false', label: t('content.onlyHidden') },
        ]}
        onChange={(isVisible) => onChange({ isVisible: isVisible as ContentFilters['isVisible'] })}
      />
      <SortSelect table={table} />
    </FilterBar>
  );
}
