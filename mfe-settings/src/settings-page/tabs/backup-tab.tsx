import { BACKUP_RETENTION } from '@vitral/sdk/contracts/settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useController } from 'react-hook-form';
import { BackupActions } from '../../backups/backup-actions.tsx';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { SettingSelect, SettingSwitch } from '../../settings/setting-fields.tsx';
import { useSettingText } from '../../settings/use-setting-text.ts';
import type { SettingsForm } from '../../settings/use-settings-form.ts';
import type { SettingsTabProps } from './settings-tab-props.ts';

export function BackupTab({ form, wasOpened }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  const { control, values } = form;
  return (
    <SettingColumns
      first={
        <SettingCard title={t('settings.backupTitle')} text={t('settings.backupText')}>
          <SettingSwitch control={control} name="backups.isOn" hint={t('settings.backupHint')} />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <SettingSelect control={control} name="backups.frequency" disabled={!values.backups.isOn} />
            <BackupsKeptField form={form} />
          </Box>
        </SettingCard>
      }
      second={
        wasOpened && (
          <SettingCard
            title={t('settings.backupNowTitle')}
            text={t('settings.backupNowText')}
            failure={t('backups.fetchFailed')}
          >
            <BackupActions />
          </SettingCard>
        )
      }
    />
  );
}

/** The number of scheduled backups to store. The form holds NaN while the field is empty. */
function BackupsKeptField({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const { labelOf } = useSettingText();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'backups.kept',
    rules: {
      validate: (count) => {
        if (Number.isNaN(count)) return t('common:form.required');
        const isInRange = count >= BACKUP_RETENTION.min && count <= BACKUP_RETENTION.max;
        return (Number.isInteger(count) && isInRange) || t('settings.backupsKeptInvalid', BACKUP_RETENTION);
      },
    },
  });
  return (
    <TextField
      type="number"
      name={field.name}
      label={labelOf('backups.kept')}
      required
      disabled={!form.values.backups.isOn}
      value={Number.isNaN(field.value) ? '' : field.value}
      onChange={({ target }) => field.onChange(target.value === '' ? NaN : Number(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('settings.backupsKeptHint')}
      slotProps={{ htmlInput: { form: form.id } }}
    />
  );
}
