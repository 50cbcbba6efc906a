import { useTranslation } from '@vitral/i18n';
import { Box, NavigationIcon, Tab, Tabs, type NavigationIconName } from '@vitral/ui';
import { TAB_SETTINGS, SETTINGS_TABS, type SettingsTab } from './setting-names.ts';
import type { SettingName } from './setting-values.ts';

const ICONS: Record<SettingsTab, NavigationIconName> = {
  general: 'tune',
  appearance: 'palette',
  notifications: 'notifications',
  security: 'security',
  integrations: 'extension',
  backup: 'backup',
};

interface SettingsTabsProps {
  /** Prefix for the ids of tabs and panels. */
  id: string;
  tab: SettingsTab;
  changed: readonly SettingName[];
  invalid: readonly SettingName[];
  onOpen: (tab: SettingsTab) => void;
}

/** The tabs, marked while they have unsaved changes or invalid fields. */
export function SettingsTabs({ id, tab, changed, invalid, onOpen }: SettingsTabsProps) {
  const { t } = useTranslation('mfe-settings');
  const hasAny = (each: SettingsTab, names: readonly SettingName[]) =>
    TAB_SETTINGS[each].some((name) => names.includes(name));
  return (
    <Tabs
      value={tab}
      aria-label={t('settings.tabs')}
      variant="scrollable"
      scrollButtons="auto"
      selectionFollowsFocus
      onChange={(_, next: SettingsTab) => onOpen(next)}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {SETTINGS_TABS.map((each) => (
        <Tab
          key={each}
          id={`${id}-tab-${each}`}
          value={each}
          aria-controls={`${id}-panel-${each}`}
          icon={<NavigationIcon name={ICONS[each]} fontSize="small" />}
          iconPosition="start"
          sx={{ minHeight: 52, textTransform: 'none' }}
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              {t(`settings.tab.${each}`)}
              <TabMark isChanged={hasAny(each, changed)} isInvalid={hasAny(each, invalid)} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

function TabMark({ isChanged, isInvalid }: { isChanged: boolean; isInvalid: boolean }) {
  const { t } = useTranslation('mfe-settings');
  if (!isChanged && !isInvalid) return null;
  const meaning = t(isInvalid ? 'settings.tabInvalid' : 'settings.tabChanged');
  return isInvalid ? (
    <NavigationIcon name="warning" color="error" titleAccess={meaning} sx={{ fontSize: 18 }} />
  ) : (
    <Box
      component="span"
      role="img"
      aria-label={meaning}
      title={meaning}
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'secondary.main' }}
    />
  );
}
