import {
  CONTENT_TYPES,
  VISIBILITIES,
  type ContentItem,
  type ContentType,
  type Visibility,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { SearchField, SelectField, Stack } from '@vitral/ui';

export interface Filters {
  search: string;
  type: ContentType | '';
  access: Visibility | '';
}

export const NO_FILTERS: Filters = { search: '', type: '', access: '' };

export function passes(material: ContentItem, { search, type, access }: Filters): boolean {
  if (type && material.type !== type) return false;
  if (access && material.visibility !== access) return false;
  const words = [material.title, material.description, ...material.tags].join('\n').toLocaleLowerCase();
  return words.includes(search.trim().toLocaleLowerCase());
}

interface MaterialFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function MaterialFilters({ filters, onChange }: MaterialFiltersProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack role="search" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ flexGrow: 1 }}>
      <SearchField
        label={t('materials.search')}
        value={filters.search}
        delay={0}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('materials.type')}
        value={filters.type}
        choices={[
          { value: '', label: t('materials.anyType') },
          ...CONTENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
        onChange={(type) => onChange({ ...filters, type: type as Filters['type'] })}
      />
      <SelectField
        label={t('materials.access')}
        value={filters.access}
        choices={[
          { value: '', label: t('materials.anyAccess') },
          ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
        ]}
        onChange={(access) => onChange({ ...filters, access: access as Filters['access'] })}
      />
    </Stack>
  );
}
