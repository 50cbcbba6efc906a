import {
  type BackupFrequency,
  type Channel,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type PasswordPolicy,
  type RetentionDays,
  type Role,
  ROLES,
  type SessionDays,
  type SessionHours,
  type Settings,
  type SettingsUpdate,
} from '@vitral/contracts';
import { phoneNumbers } from './phone-numbers.ts';

export type KindField = `${Channel}:${NotificationKind}`;
export type SecondFactorField = `secondFactor:${Role}`;

/** The settings as fields of a form, each of them comparable. */
export interface SettingsValues extends Record<KindField | SecondFactorField, boolean> {
  siteNameEs: string;
  siteNameEn: string;
  siteDescriptionEs: string;
  siteDescriptionEn: string;
  isRegistrationOpen: boolean;
  isMaintenanceOn: boolean;
  isDark: boolean;
  isCompact: boolean;
  isNotifying: boolean;
  isMailOn: boolean;
  isSmsOn: boolean;
  /** As phone-numbers.ts writes them. */
  phoneNumbers: string;
  contactRetentionDays: `${RetentionDays}` | null;
  sessionHours: `${SessionHours}`;
  sessionDays: `${SessionDays}`;
  passwordPolicy: PasswordPolicy;
  auditRetentionDays: `${RetentionDays}` | null;
  securityRetentionDays: `${RetentionDays}` | null;
  isNewDeviceMailOn: boolean;
  isSocialSyncOn: boolean;
  isBackupOn: boolean;
  backupFrequency: BackupFrequency;
  backupsKept: string;
}

export type SettingName = keyof SettingsValues;

export const kindField = (channel: Channel, kind: NotificationKind): KindField => `${channel}:${kind}`;
export const secondFactorField = (role: Role): SecondFactorField => `secondFactor:${role}`;

export function toValues(settings: Settings): SettingsValues {
  const { siteName, siteDescription, notifications, backups } = settings;
  return {
    siteNameEs: siteName.es,
    siteNameEn: siteName.en,
    siteDescriptionEs: siteDescription.es,
    siteDescriptionEn: siteDescription.en,
    isRegistrationOpen: settings.isRegistrationOpen,
    isMaintenanceOn: settings.isMaintenanceOn,
    isDark: settings.isDark,
    isCompact: settings.isCompact,
    isNotifying: notifications.isOn,
    isMailOn: notifications.mail.isOn,
    isSmsOn: notifications.sms.isOn,
    ...kindValues(settings, 'mail'),
    ...kindValues(settings, 'sms'),
    phoneNumbers: phoneNumbers.text(notifications.sms.numbers),
    contactRetentionDays: daysText(settings.contactRetentionDays),
    sessionHours: `${settings.sessionHours}`,
    sessionDays: `${settings.sessionDays}`,
    passwordPolicy: settings.passwordPolicy,
    ...secondFactorValues(settings),
    auditRetentionDays: daysText(settings.auditRetentionDays),
    securityRetentionDays: daysText(settings.securityRetentionDays),
    isNewDeviceMailOn: settings.isNewDeviceMailOn,
    isSocialSyncOn: settings.isSocialSyncOn,
    isBackupOn: backups.isOn,
    backupFrequency: backups.frequency,
    backupsKept: `${backups.kept}`,
  };
}

/** The whole document as it is sent. */
export function toUpdate(values: SettingsValues, version: number): SettingsUpdate {
  return {
    siteName: { es: values.siteNameEs, en: values.siteNameEn },
    siteDescription: { es: values.siteDescriptionEs, en: values.siteDescriptionEn },
    isRegistrationOpen: values.isRegistrationOpen,
    isMaintenanceOn: values.isMaintenanceOn,
    isDark: values.isDark,
    isCompact: values.isCompact,
    notifications: {
      isOn: values.isNotifying,
      mail: { isOn: values.isMailOn, kinds: kindsOf(values, 'mail') },
      sms: {
        isOn: values.isSmsOn,
        kinds: kindsOf(values, 'sms'),
        numbers: phoneNumbers.list(values.phoneNumbers),
      },
    },
    sessionHours: Number(values.sessionHours) as SessionHours,
    sessionDays: Number(values.sessionDays) as SessionDays,
    passwordPolicy: values.passwordPolicy,
    secondFactorRoles: ROLES.filter((role) => values[secondFactorField(role)]),
    contactRetentionDays: daysOf(values.contactRetentionDays),
    auditRetentionDays: daysOf(values.auditRetentionDays),
    securityRetentionDays: daysOf(values.securityRetentionDays),
    isNewDeviceMailOn: values.isNewDeviceMailOn,
    isSocialSyncOn: values.isSocialSyncOn,
    backups: {
      isOn: values.isBackupOn,
      frequency: values.backupFrequency,
      kept: Number(values.backupsKept),
    },
    version,
  };
}

const kindsOf = (values: SettingsValues, channel: Channel) =>
  NOTIFICATION_KINDS.filter((kind) => values[kindField(channel, kind)]);

const kindValues = ({ notifications }: Settings, channel: Channel) =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kindField(channel, kind), notifications[channel].kinds.includes(kind)]),
  ) as Record<KindField, boolean>;

const secondFactorValues = ({ secondFactorRoles }: Settings) =>
  Object.fromEntries(
    ROLES.map((role) => [secondFactorField(role), secondFactorRoles.includes(role)]),
  ) as Record<SecondFactorField, boolean>;

const daysText = (days: RetentionDays | null) => (days === null ? null : (`${days}` as const));
const daysOf = (text: `${RetentionDays}` | null) => (text === null ? null : (Number(text) as RetentionDays));
