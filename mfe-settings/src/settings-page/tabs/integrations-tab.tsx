import { useTranslation } from '@vitral/sdk/i18n';
import { Slot } from '@vitral/sdk/ui';
import { ApiKeysPanel } from '../../api-keys/api-keys-panel.tsx';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { SettingSwitch } from '../../settings/setting-fields.tsx';
import { ZoomAccountPanel } from '../../zoom-account/zoom-account-panel.tsx';
import type { SettingsTabProps } from './settings-tab-props.ts';

export function IntegrationsTab({ form, wasOpened }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingColumns
      first={
        <>
          <SettingCard title={t('settings.socialTitle')} text={t('settings.socialText')}>
            <SettingSwitch control={form.control} name="isSocialSyncOn" hint={t('settings.socialSyncHint')} />
          </SettingCard>
          {wasOpened && <ZoomAccountPanel />}
        </>
      }
      second={
        wasOpened && (
          <>
            <ApiKeysPanel />
            <Slot name="settings-panel" />
          </>
        )
      }
    />
  );
}
