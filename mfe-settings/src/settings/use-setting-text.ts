import {
  BACKUP_FREQUENCIES,
  CHANNELS,
  NOTIFICATION_KINDS,
  RETENTION_DAYS,
  SESSION_DAYS,
  SESSION_HOURS,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { phoneNumbers } from './phone-numbers.ts';
import { kindField, type SettingName, type SettingsValues } from './settings-values.ts';

const CELLS = CHANNELS.flatMap((channel) =>
  NOTIFICATION_KINDS.map((kind) => ({ name: kindField(channel, kind), channel, kind })),
);

/** What settings and their values are called. */
export function useSettingText() {
  const { t } = useTranslation('mfe-settings');
  const hours = (value: string) => t(`settings.sessionHours.${value}`);
  const longest = (value: string) => t(`settings.sessionDays.${value}`);
  const days = (value: string | null) => t(`settings.retention.${value ?? 'forever'}`);
  const frequency = (value: string) => t(`settings.frequency.${value}`);

  const labelOf = (name: SettingName): string => {
    const cell = CELLS.find((each) => each.name === name);
    if (cell)
      return t('settings.kindByChannel', {
        kind: t(`settings.kinds.${cell.kind}`),
        channel: t(`settings.channels.${cell.channel}`),
      });
    // i18next takes what stands before a colon for the name of a module.
    return t(`settings.fields.${name.replace(':', '.')}`);
  };
  const show = (name: SettingName, value: SettingsValues[SettingName]): string => {
    if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
    if (name === 'contactRetentionDays' || name === 'auditRetentionDays' || name === 'securityRetentionDays')
      return days(value);
    if (name === 'sessionHours') return hours(`${value}`);
    if (name === 'sessionDays') return longest(`${value}`);
    if (name === 'passwordPolicy') return t(`settings.policy.${value}`);
    if (name === 'backupFrequency') return frequency(`${value}`);
    const text = value || '—';
    return name === 'phoneNumbers' ? phoneNumbers.list(text).join(', ') : text;
  };
  return {
    labelOf,
    show,
    sessionChoices: SESSION_HOURS.map((value) => ({ value: `${value}`, label: hours(`${value}`) })),
    sessionEndChoices: SESSION_DAYS.map((value) => ({ value: `${value}`, label: longest(`${value}`) })),
    retentionChoices: [
      ...RETENTION_DAYS.map((value) => ({ value: `${value}`, label: days(`${value}`) })),
      { value: '', label: days(null) },
    ],
    frequencyChoices: BACKUP_FREQUENCIES.map((value) => ({ value, label: frequency(value) })),
  };
}
