import {
  BACKUP_FREQUENCIES,
  CHANNELS,
  NOTIFICATION_KINDS,
  RETENTION_DAYS,
  SESSION_DAYS,
  SESSION_HOURS,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { kindsPath, type SettingName } from './setting-values.ts';

const CELLS = CHANNELS.flatMap((channel) =>
  NOTIFICATION_KINDS.map((kind) => ({ name: `${kindsPath(channel)}:${kind}`, channel, kind })),
);

/** The translation keys of settings with a fixed set of values. */
const CHOICES: Partial<Record<SettingName, string>> = {
  contactRetentionDays: 'retention',
  auditRetentionDays: 'retention',
  securityRetentionDays: 'retention',
  sessionHours: 'sessionHours',
  sessionDays: 'sessionDays',
  passwordPolicy: 'policy',
  'backups.frequency': 'frequency',
};

/** Labels of settings and texts of their values. */
export function useSettingText() {
  const { t } = useTranslation('mfe-settings');
  const choiceText = (key: string, value: string | number | null) =>
    t(`settings.${key}.${value ?? 'forever'}`);
  const choicesOf = <Value extends string | number>(key: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: choiceText(key, value) }));

  const labelOf = (name: SettingName): string => {
    const cell = CELLS.find((each) => each.name === name);
    if (cell)
      return t('settings.kindByChannel', {
        kind: t(`settings.kinds.${cell.kind}`),
        channel: t(`settings.channels.${cell.channel}`),
      });
    // i18next reads the text before a colon as a namespace.
    return t(`settings.fields.${name.replace(':', '.')}`);
  };
  const valueText = (name: SettingName, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
    if (Array.isArray(value)) return value.join(', ') || '—';
    const key = CHOICES[name];
    if (key) return choiceText(key, value as string | number | null);
    return value ? `${value as string | number}` : '—';
  };
  return {
    labelOf,
    valueText,
    sessionChoices: choicesOf('sessionHours', SESSION_HOURS),
    sessionEndChoices: choicesOf('sessionDays', SESSION_DAYS),
    retentionChoices: [
      ...choicesOf('retention', RETENTION_DAYS),
      { value: null, label: choiceText('retention', null) },
    ],
    frequencyChoices: choicesOf('frequency', BACKUP_FREQUENCIES),
  };
}
