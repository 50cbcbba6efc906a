import { useTranslation } from '@vitral/i18n';
import { Box, Stack } from '@vitral/ui';
import { BackupActions } from '../../backups/backup-actions.tsx';
import { BackupsKeptField } from '../../settings/backups-kept-field.tsx';
import { SettingCard } from '../../settings/setting-card.tsx';
import { SettingSelect } from '../../settings/setting-select.tsx';
import { SettingColumns } from '../../settings/setting-columns.tsx';
import { SettingSwitch } from '../../settings/setting-switch.tsx';
import type { SettingsTabProps } from '../settings-screen.tsx';
import { useSettingText } from '../../settings/use-setting-text.ts';

/** Schedule and retention of automatic backups, and buttons to create or restore one manually. */
export function BackupTab({ form, wasOpened }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  const { control, values } = form;
  const { frequencyChoices } = useSettingText();
  return (
    <SettingColumns
      first={
        <SettingCard title={t('settings.backupTitle')} text={t('settings.backupText')}>
          <Stack spacing={2.5}>
            <SettingSwitch control={control} name="backups.isOn" hint={t('settings.backupHint')} />
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <SettingSelect
                control={control}
                name="backups.frequency"
                choices={frequencyChoices}
                disabled={!values.backups.isOn}
              />
              <BackupsKeptField form={form} />
            </Box>
          </Stack>
        </SettingCard>
      }
      second={
        wasOpened && (
          <SettingCard title={t('settings.backupNowTitle')} text={t('settings.backupNowText')}>
            <BackupActions />
          </SettingCard>
        )
      }
    />
  );
}
