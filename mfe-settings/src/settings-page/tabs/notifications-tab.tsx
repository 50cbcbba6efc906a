import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { DeliveriesPanel } from '../../deliveries/deliveries-panel.tsx';
import { ChannelsCard } from '../../settings/channels-card.tsx';
import { KindsCard } from '../../settings/kinds-card.tsx';
import { SettingCard } from '../../settings/setting-card.tsx';
import { SettingSelect } from '../../settings/setting-select.tsx';
import { SettingColumns } from '../../settings/setting-columns.tsx';
import type { SettingsTabProps } from '../settings-screen.tsx';
import { useSettingText } from '../../settings/use-setting-text.ts';

/** Notification channels and kinds, retention of contact messages, and the sent messages. */
export function NotificationsTab({ form, wasOpened }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  const { retentionChoices } = useSettingText();
  return (
    <Stack spacing={2}>
      <SettingColumns
        first={<ChannelsCard form={form} />}
        second={
          <>
            <KindsCard form={form} />
            <SettingCard title={t('settings.messagesTitle')} text={t('settings.messagesText')}>
              <SettingSelect
                control={form.control}
                name="contactRetentionDays"
                choices={retentionChoices}
                hint={t('settings.retentionHint')}
              />
            </SettingCard>
          </>
        }
      />
      {wasOpened && <DeliveriesPanel />}
    </Stack>
  );
}
