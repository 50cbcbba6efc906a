import { isLanguage } from '@vitral/sdk/contracts/languages';
import { CHANNELS, NOTIFICATION_KINDS } from '@vitral/sdk/contracts/notifications';
import {
  ACCENTS,
  BACKUP_FREQUENCIES,
  HTTPS_SCOPES,
  PASSWORD_POLICIES,
  REGISTRATION_RETENTION_DAYS,
  RETENTION_DAYS,
  SESSION_DAYS,
  SESSION_HOURS,
  SIGNATURE_POLICIES,
} from '@vitral/sdk/contracts/settings';
import { MEASURED_SHARES } from '@vitral/sdk/contracts/visit-timings';
import { useTranslation } from '@vitral/sdk/i18n';
import { useLabelIn } from '@vitral/sdk/ui/forms';
import { kindsPath, type SettingName } from './setting-values.ts';

const CELLS = CHANNELS.flatMap((channel) =>
  NOTIFICATION_KINDS.map((kind) => ({ name: `${kindsPath(channel)}:${kind}`, channel, kind })),
);

type ChoiceValue = string | number | null;

interface Choices {
  /** The translation key under which each value has its text. */
  key: string;
  values: readonly ChoiceValue[];
  /** The key of the text for null. */
  none?: string;
}

const LOG_RETENTION: Choices = { key: 'retention', values: [...RETENTION_DAYS, null], none: 'always' };

/** The settings with a fixed set of values. */
const CHOICES = {
  accent: { key: 'accents', values: ACCENTS },
  contactRetentionDays: { ...LOG_RETENTION, none: 'forever' },
  registrationRetentionDays: { key: 'retention', values: REGISTRATION_RETENTION_DAYS },
  requestRetentionDays: { key: 'retention', values: REGISTRATION_RETENTION_DAYS },
  auditRetentionDays: LOG_RETENTION,
  securityRetentionDays: LOG_RETENTION,
  sessionHours: { key: 'sessionHours', values: SESSION_HOURS },
  sessionDays: { key: 'sessionDays', values: SESSION_DAYS },
  httpsScope: { key: 'httpsScopes', values: HTTPS_SCOPES },
  measuredShare: { key: 'measuredShares', values: MEASURED_SHARES },
  moduleSignatures: { key: 'signatures', values: SIGNATURE_POLICIES },
  passwordPolicy: { key: 'policy', values: PASSWORD_POLICIES },
  'backups.frequency': { key: 'frequency', values: BACKUP_FREQUENCIES },
} satisfies Partial<Record<SettingName, Choices>>;

export type ChoiceName = keyof typeof CHOICES;

const isChoice = (name: SettingName): name is ChoiceName => name in CHOICES;

export function useSettingText() {
  const { t } = useTranslation('mfe-settings');
  const labelIn = useLabelIn();
  const labelOf = (name: SettingName): string => {
    const cell = CELLS.find((each) => each.name === name);
    if (cell)
      return t('settings.kindByChannel', {
        kind: t(`settings.kinds.${cell.kind}`),
        channel: t(`settings.channels.${cell.channel}`),
      });
    const [field, language] = name.split('.');
    if (isLanguage(language)) return labelIn(t(`settings.fields.${field}`), language);
    // i18next reads the text before a colon as a namespace.
    return t(`settings.fields.${name.replace(':', '.')}`);
  };
  const choiceText = (name: ChoiceName, value: ChoiceValue) => {
    const { key, none }: Choices = CHOICES[name];
    return t(`settings.${key}.${value ?? none}`);
  };
  const choicesOf = (name: ChoiceName) => {
    const { values }: Choices = CHOICES[name];
    return values.map((value) => ({ value, label: choiceText(name, value) }));
  };
  const valueText = (name: SettingName, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
    if (Array.isArray(value)) return value.join(', ') || '—';
    if (isChoice(name)) return choiceText(name, value as ChoiceValue);
    return value ? `${value as string | number}` : '—';
  };
  return { labelOf, choicesOf, valueText };
}
