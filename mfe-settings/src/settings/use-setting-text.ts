import { RETENTION_DAYS, SESSION_HOURS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { SettingName, SettingsValues } from './settings-values.ts';

/** What settings and their values are called. */
export function useSettingText() {
  const { t } = useTranslation('mfe-settings');
  const hours = (value: string) => t(`settings.sessionHours.${value}`);
  const days = (value: string | null) => t(`settings.retention.${value ?? 'forever'}`);

  const show = (name: SettingName, value: SettingsValues[SettingName]): string => {
    if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
    if (name === 'contactRetentionDays') return days(value);
    return name === 'sessionHours' ? hours(`${value}`) : t(`settings.policy.${value}`);
  };
  return {
    labelOf: (name: SettingName) => t(`settings.fields.${name}`),
    show,
    sessionChoices: SESSION_HOURS.map((value) => ({ value: `${value}`, label: hours(`${value}`) })),
    retentionChoices: [
      ...RETENTION_DAYS.map((value) => ({ value: `${value}`, label: days(`${value}`) })),
      { value: '', label: days(null) },
    ],
  };
}
