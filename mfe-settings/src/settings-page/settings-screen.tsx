import { useTranslation } from '@vitral/i18n';
import { Box, LeaveQuestion, notify } from '@vitral/ui';
import { useState, type ComponentType } from 'react';
import { MaintenanceDialog } from '../settings/maintenance-dialog.tsx';
import { SaveBar } from '../settings/save-bar.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../settings/setting-names.ts';
import { SettingsConflict } from '../settings/settings-conflict.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { AppearanceTab } from './tabs/appearance-tab.tsx';
import { BackupTab } from './tabs/backup-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { IntegrationsTab } from './tabs/integrations-tab.tsx';
import { NotificationsTab } from './tabs/notifications-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';
import { useFocusReturn } from '../settings/use-focus-return.ts';
import { type SettingsForm, useSettingsForm } from '../settings/use-settings-form.ts';

export interface SettingsTabProps {
  form: SettingsForm;
  /** True once the tab has been opened; it loads its own data only then. */
  wasOpened: boolean;
  /** Reports unsaved changes of forms that are saved separately. */
  onDirtyChange: (isDirty: boolean) => void;
}

const TABS: Record<SettingsTab, ComponentType<SettingsTabProps>> = {
  general: GeneralTab,
  appearance: AppearanceTab,
  notifications: NotificationsTab,
  security: SecurityTab,
  integrations: IntegrationsTab,
  backup: BackupTab,
};

/** The settings on their tabs, with one save bar. */
export function SettingsScreen() {
  const { t } = useTranslation('mfe-settings');
  const { bar, panels, returnFocus } = useFocusReturn();
  const form = useSettingsForm(() => {
    returnFocus();
    notify.success(t('settings.saved'));
  });
  const [isOtherDirty, setOtherDirty] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isDirty = form.changed.length > 0;
  const turnsMaintenanceOn = form.values.isMaintenanceOn && !form.base.isMaintenanceOn;
  return (
    <Box>
      <LeaveQuestion isDirty={isDirty || isOtherDirty} allowsQueryChange />
      <SettingsTabs {...form} onOpen={form.open} />
      <SettingsConflict form={form} />
      <Box ref={panels}>
        {SETTINGS_TABS.map((tab) => (
          <SettingsPanel key={tab} id={form.id} tab={tab} isOpen={tab === form.tab}>
            {(wasOpened) => {
              const Tab = TABS[tab];
              return <Tab form={form} wasOpened={wasOpened} onDirtyChange={setOtherDirty} />;
            }}
          </SettingsPanel>
        ))}
      </Box>
      <SaveBar
        form={form}
        bar={bar}
        onSave={() => (turnsMaintenanceOn ? setConfirming(true) : form.save())}
        onDiscard={() => {
          form.discard();
          returnFocus();
        }}
      />
      <MaintenanceDialog
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void form.save();
        }}
      />
    </Box>
  );
}
