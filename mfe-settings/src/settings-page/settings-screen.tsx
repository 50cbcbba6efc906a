import { useQueryClient } from '@tanstack/react-query';
import { SETTINGS_ID } from '@vitral/sdk/contracts/presence';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, ConfirmDialog, LeaveQuestion, notify } from '@vitral/sdk/ui';
import { ConflictAlert, PresenceNotice, type ItemChange } from '@vitral/sdk/ui/forms';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SaveBar } from '../settings/save-bar.tsx';
import { pick, SETTINGS_TABS, type SettingName, type SettingsTab } from '../settings/setting-values.ts';
import { settingsQuery } from '../settings/settings.queries.ts';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { useSettingText } from '../settings/use-setting-text.ts';
import { useSettingsForm, type SettingsForm } from '../settings/use-settings-form.ts';
import { AppearanceTab } from './tabs/appearance-tab.tsx';
import { BackupTab } from './tabs/backup-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { IntegrationsTab } from './tabs/integrations-tab.tsx';
import { NotificationsTab } from './tabs/notifications-tab.tsx';
import { ProgramsTab } from './tabs/programs-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';
import type { SettingsTabProps } from './tabs/settings-tab-props.ts';

const TABS: Record<SettingsTab, ComponentType<SettingsTabProps>> = {
  general: GeneralTab,
  appearance: AppearanceTab,
  notifications: NotificationsTab,
  security: SecurityTab,
  integrations: IntegrationsTab,
  programs: ProgramsTab,
  backup: BackupTab,
};

export function SettingsScreen() {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  const { bar, panels, returnFocus, focusPanel } = useFocusReturn();
  const form = useSettingsForm(() => {
    returnFocus();
    notify.success(t('settings.saved'));
  });
  const [seen, setSeen] = useState<ItemChange | null>(null);
  const [isOtherDirty, setOtherDirty] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isDirty = form.changed.length > 0;
  const turnsMaintenanceOn = form.values.isMaintenanceOn && !form.base.isMaintenanceOn;
  return (
    <Box>
      <LeaveQuestion isDirty={isDirty || isOtherDirty} allows="query" />
      <SettingsTabs form={form} />
      <PresenceNotice
        noun="settings"
        item={{ id: SETTINGS_ID, version: form.base.version }}
        isBusy={form.isPending || form.conflicts.length > 0}
        onUpdate={(change) => {
          focusPanel();
          setSeen(change);
          void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }}
      />
      <SettingsConflict form={form} seen={seen} />
      <Box ref={panels}>
        {SETTINGS_TABS.map((tab) => (
          <SettingsPanel key={tab} tab={tab} form={form} onDirtyChange={setOtherDirty} />
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
      <ConfirmDialog
        open={isConfirming}
        title={t('settings.maintenanceTitle')}
        text={t('settings.maintenanceText')}
        confirmLabel={t('settings.maintenanceConfirm')}
        isDestructive
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void form.save();
        }}
      />
    </Box>
  );
}

interface SettingsConflictProps {
  form: SettingsForm;
  /** The other change, which was loaded on request, before any attempt to save. */
  seen: ItemChange | null;
}

/** Lists the settings that two people changed at the same time, with the choice between their values. */
function SettingsConflict({ form, seen }: SettingsConflictProps) {
  const { labelOf, valueText } = useSettingText();
  if (form.conflicts.length === 0) return null;
  const field = (name: SettingName) => ({
    name,
    label: labelOf(name),
    show: (value: unknown) => valueText(name, value),
  });
  return (
    <ConflictAlert
      fields={form.conflicts.map(field)}
      mine={pick(form.values, form.conflicts)}
      conflict={{
        base: pick(form.base, form.conflicts),
        theirs: pick(form.settings, form.conflicts),
        ...(form.changedElsewhere ?? seen ?? UNKNOWN),
        resolve: form.resolve,
      }}
    />
  );
}

interface SettingsPanelProps extends Pick<SettingsTabProps, 'form' | 'onDirtyChange'> {
  tab: SettingsTab;
}

const UNKNOWN = { changedBy: null, changedAt: null };

/** The panel of a tab. It stays mounted when another tab is opened, so its input is preserved. */
function SettingsPanel({ tab, form, onDirtyChange }: SettingsPanelProps) {
  const isOpen = tab === form.tab;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const Tab = TABS[tab];
  return (
    <Box
      role="tabpanel"
      id={`${form.id}-panel-${tab}`}
      aria-labelledby={`${form.id}-tab-${tab}`}
      tabIndex={-1}
      hidden={!isOpen}
      sx={{ outline: 'none' }}
    >
      <Tab form={form} wasOpened={wasOpened} onDirtyChange={onDirtyChange} />
    </Box>
  );
}

/** Returns the focus to the control in `panels` that had it last, when the bar with the pressed button disappears. */
function useFocusReturn() {
  const panels = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const container = panels.current;
    const storeTarget = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    container?.addEventListener('focusin', storeTarget);
    return () => container?.removeEventListener('focusin', storeTarget);
  }, []);

  const returnFocus = () => {
    const focused = document.activeElement;
    const isLosingFocus = focused === null || focused === document.body || bar.current?.contains(focused);
    if (isLosingFocus) last.current?.focus({ preventScroll: true });
  };
  const focusPanel = () =>
    panels.current?.querySelector<HTMLElement>(':scope > :not([hidden])')?.focus({ preventScroll: true });
  return { bar, panels, returnFocus, focusPanel };
}
