import { useTranslation } from '@vitral/i18n';
import { NavigationIcon, ToggleButton, ToggleButtonGroup } from '@vitral/ui';
import type { Layout } from './use-layout.ts';

interface LayoutToggleProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

export function LayoutToggle({ layout, onChange }: LayoutToggleProps) {
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
        <NavigationIcon name="grid_view" fontSize="small" />
        {t('materials.grid')}
      </ToggleButton>
      <ToggleButton value="list">
        <NavigationIcon name="view_list" fontSize="small" />
        {t('materials.listLayout')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
