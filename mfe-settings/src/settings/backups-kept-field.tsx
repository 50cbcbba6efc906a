import { BACKUP_RETENTION } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { TextField } from '@vitral/ui/forms';
import { useController } from 'react-hook-form';
import { useSettingText } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The number of scheduled backups to store. The form holds NaN while the field is empty. */
export function BackupsKeptField({ form }: { form: SettingsForm }) {
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
