import { CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts/content';
import { useTranslation } from '@vitral/i18n';
import { Icon, Stack, ToggleButton, ToggleButtonGroup } from '@vitral/ui';
import { SearchField, SelectField } from '@vitral/ui/forms';
import { useState, type ReactNode } from 'react';
import type { MaterialFilters } from './materials.queries.ts';

export const NO_FILTERS: MaterialFilters = { q: '', type: '', visibility: '' };

/** Allowed values of each filter; the search is free text. */
export const FILTER_CHOICES = { type: CONTENT_TYPES, visibility: VISIBILITIES };

interface MaterialFilterBarProps {
  filters: MaterialFilters;
  onChange: (changes: Partial<MaterialFilters>) => void;
  /** Controls beside the filters. */
  children: ReactNode;
}

export function MaterialFilterBar({ filters, onChange, children }: MaterialFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  const select = (name: keyof typeof FILTER_CHOICES) => (
    <SelectField
      label={t(`materials.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`materials.filter.any.${name}`) },
        ...FILTER_CHOICES[name].map((value) => ({ value, label: t(`${name}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { md: 'center' } }}>
      <Stack role="search" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ flexGrow: 1 }}>
        <SearchField label={t('materials.search')} value={filters.q} onChange={(q) => onChange({ q })} />
        {select('type')}
        {select('visibility')}
      </Stack>
      {children}
    </Stack>
  );
}

export function LayoutToggle({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useTranslation('mfe-content');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={layout}
      aria-label={t('materials.layout')}
      onChange={(_, chosen: Layout | null) => chosen && onChange(chosen)}
      sx={{
        flexShrink: 0,
        '& .MuiToggleButton-root': { gap: 0.75, px: 1.5, textTransform: 'none', flexGrow: 1 },
        '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
      }}
    >
      <ToggleButton value="grid">
        <Icon name="grid_view" fontSize="small" />
        {t('materials.grid')}
      </ToggleButton>
      <ToggleButton value="list">
        <Icon name="view_list" fontSize="small" />
        {t('materials.listLayout')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

export type Layout = 'grid' | 'list';

const STORAGE_KEY = 'vitral.materials.layout';

/** Grid or list, as last chosen in this browser. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState(readLayout);
  return [
    layout,
    (chosen) => {
      setLayout(chosen);
      storeLayout(chosen);
    },
  ];
}

/** Falls back to the grid if the browser blocks local storage. */
function readLayout(): Layout {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

function storeLayout(layout: Layout): void {
  try {
    localStorage.setItem(STORAGE_KEY, layout);
  } catch {
    // Without storage the choice lasts until the user leaves the page.
  }
}
