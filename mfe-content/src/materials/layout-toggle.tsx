import { useTranslation } from '@vitral/i18n';
import { ToggleButton, ToggleButtonGroup } from '@vitral/ui';

export type Layout = 'grid' | 'list';

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
      sx={{ flexShrink: 0, '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' } }}
    >
      <ToggleButton value="grid">{t('materials.grid')}</ToggleButton>
      <ToggleButton value="list">{t('materials.listLayout')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
