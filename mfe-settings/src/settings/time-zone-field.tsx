import { useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, TextField } from '@vitral/sdk/ui/forms';
import { useController } from 'react-hook-form';
import type { SettingsForm } from './use-settings-form.ts';

/** The time zone of the site; the field searches among the zones that the browser supports. */
export function TimeZoneField({ control }: Pick<SettingsForm, 'control'>) {
  const { t } = useTranslation('mfe-settings');
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const zones = new Set([field.value, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <Autocomplete
      disableClearable
      options={[...zones]}
      value={field.value}
      onChange={(_, zone) => field.onChange(zone)}
      onBlur={field.onBlur}
      getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
      renderInput={(props) => (
        <TextField
          {...props}
          name="timeZone"
          label={t('settings.fields.timeZone')}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('settings.timeZoneHint')}
        />
      )}
    />
  );
}
