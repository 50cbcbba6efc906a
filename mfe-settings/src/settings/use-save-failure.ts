import { invalidFields } from '@vitral/api-client';
import type { SettingsInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import type { UseFormReturn } from 'react-hook-form';
import { SETTING_PATHS } from './setting-names.ts';
import { isStale } from './settings.queries.ts';
import type { SettingPath } from './setting-values.ts';

/** Reports why the settings were not saved: at the refused fields, or in a message. */
export function useSaveFailure(
  { setError }: UseFormReturn<SettingsInput>,
  focusField: (name: SettingPath) => void,
) {
  const { t } = useTranslation('mfe-settings');
  return (error: Error) => {
    // SettingsConflict shows changes by others.
    if (isStale(error)) return;
    const refused = invalidFields(error).flatMap(({ field, rule }) => {
      const name = SETTING_PATHS.find((each) => each === field);
      return name ? [{ name, rule }] : [];
    });
    for (const { name, rule } of refused)
      setError(name, { type: rule, message: t([`field.${rule}`, 'field.invalid'], { ns: 'common' }) });
    const [first] = refused;
    if (first) focusField(first.name);
    else notify.failure(t('settings.saveFailed'), error);
  };
}
