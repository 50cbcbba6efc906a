import { useTranslation } from '@vitral/i18n';
import { NavigationIcon, Tab, Tabs, type NavigationIconName } from '@vitral/ui';
import { MODULE_TABS, type ModuleTab } from './module-tab-names.ts';

const ICONS: Record<ModuleTab, NavigationIconName> = {
  modules: 'extension',
  compare: 'sync_alt',
  history: 'history',
  health: 'bar_chart',
  tokens: 'key',
  override: 'desktop_windows',
};

interface ModuleTabsProps {
  /** Prefix for the ids of the tabs and their panel. */
  id: string;
  tab: ModuleTab;
  onOpen: (tab: ModuleTab) => void;
}

export function ModuleTabs({ id, tab, onOpen }: ModuleTabsProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Tabs
      value={tab}
      aria-label={t('modules.tabs')}
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_, next: ModuleTab) => onOpen(next)}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {MODULE_TABS.map((each) => (
        <Tab
          key={each}
          id={`${id}-${each}`}
          value={each}
          aria-controls={`${id}-panel`}
          icon={<NavigationIcon name={ICONS[each]} fontSize="small" />}
          iconPosition="start"
          sx={{ minHeight: 52, textTransform: 'none' }}
          label={t(`modules.tab.${each}`)}
        />
      ))}
    </Tabs>
  );
}
