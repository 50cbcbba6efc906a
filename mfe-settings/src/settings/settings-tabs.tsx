import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Icon } from '@vitral/sdk/ui';
import { UrlTabs } from '../shared/url-tabs.tsx';
import { SETTINGS_TABS, TAB_SETTINGS, type SettingName, type SettingsTab } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

const ICONS = {
  general: 'tune',
  appearance: 'palette',
  notifications: 'notifications',
  security: 'security',
  integrations: 'extension',
  programs: 'key',
  backup: 'backup',
} as const;

/** The tabs, marked while they have unsaved changes or invalid fields. */
export function SettingsTabs({ form: { id, tab, open, changed, invalid } }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const hasAny = (each: SettingsTab, names: readonly SettingName[]) =>
    TAB_SETTINGS[each].some((name) => names.includes(name));
  return (
    <UrlTabs
      id={id}
      label={t('settings.tabs')}
      names={SETTINGS_TABS}
      icons={ICONS}
      labelOf={(each) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          {t(`settings.tab.${each}`)}
          <TabMark isChanged={hasAny(each, changed)} isInvalid={hasAny(each, invalid)} />
        </Box>
      )}
      tab={tab}
      selectionFollowsFocus
      onOpen={open}
    />
  );
}

function TabMark({ isChanged, isInvalid }: { isChanged: boolean; isInvalid: boolean }) {
  const { t } = useTranslation('mfe-settings');
  if (!isChanged && !isInvalid) return null;
  const meaning = t(isInvalid ? 'settings.tabInvalid' : 'settings.tabChanged');
  return isInvalid ? (
    <Icon name="warning" color="error" titleAccess={meaning} sx={{ fontSize: 18 }} />
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
