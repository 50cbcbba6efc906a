import { CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { SearchField, SelectField } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import type { MaterialFilters } from './materials.queries.ts';

interface MaterialFilterBarProps {
  filters: MaterialFilters;
  onChange: (changes: Partial<MaterialFilters>) => void;
  /** Controls beside the filters. */
  children: ReactNode;
}

export function MaterialFilterBar({ filters, onChange, children }: MaterialFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { md: 'center' } }}>
      <Stack role="search" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ flexGrow: 1 }}>
        <SearchField label={t('materials.search')} value={filters.q} onChange={(q) => onChange({ q })} />
        <SelectField
          label={t('materials.type')}
          value={filters.type}
          choices={[
            { value: '', label: t('materials.anyType') },
            ...CONTENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
          ]}
          onChange={(type) => onChange({ type: type as MaterialFilters['type'] })}
        />
        <SelectField
          label={t('materials.access')}
          value={filters.visibility}
          choices={[
            { value: '', label: t('materials.anyAccess') },
            ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
          ]}
          onChange={(visibility) => onChange({ visibility: visibility as MaterialFilters['visibility'] })}
        />
      </Stack>
      {children}
    </Stack>
  );
}
