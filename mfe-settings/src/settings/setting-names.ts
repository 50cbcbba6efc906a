import { NOTIFICATION_KINDS, ROLES } from '@vitral/contracts';
import { kindField, secondFactorField, type SettingName, type SettingsValues } from './settings-values.ts';

export const SETTINGS_TABS = [
  'general',
  'appearance',
  'notifications',
  'security',
  'integrations',
  'backup',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The settings on each tab, from top to bottom. */
export const NAMES_OF_TAB: Record<SettingsTab, readonly SettingName[]> = {
  general: [
    'siteNameEs',
    'siteNameEn',
    'siteDescriptionEs',
    'siteDescriptionEn',
    'isRegistrationOpen',
    'isMaintenanceOn',
  ],
  appearance: ['isDark', 'isCompact'],
  notifications: [
    'isNotifying',
    'isMailOn',
    'isSmsOn',
    'phoneNumbers',
    ...NOTIFICATION_KINDS.flatMap((kind) => [kindField('mail', kind), kindField('sms', kind)]),
    'contactRetentionDays',
  ],
  security: [
    'sessionHours',
    'sessionDays',
    'auditRetentionDays',
    'securityRetentionDays',
    'isNewDeviceMailOn',
    'passwordPolicy',
    ...ROLES.map((role) => secondFactorField(role)),
  ],
  integrations: ['isSocialSyncOn'],
  backup: ['isBackupOn', 'backupFrequency', 'backupsKept'],
};

export const SETTING_NAMES: readonly SettingName[] = SETTINGS_TABS.flatMap((tab) => NAMES_OF_TAB[tab]);

export const tabOf = (name: SettingName): SettingsTab =>
  SETTINGS_TABS.find((tab) => NAMES_OF_TAB[tab].includes(name)) ?? 'general';

/** The settings in which two sides differ. */
export function differing(one: SettingsValues, other: SettingsValues): SettingName[] {
  return SETTING_NAMES.filter((name) => one[name] !== other[name]);
}

export function pick(values: SettingsValues, names: readonly SettingName[]): Partial<SettingsValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Where the document that the server checks is not called as the form is. */
const OTHERWISE_NAMED: Record<string, SettingName> = {
  'siteName.es': 'siteNameEs',
  'siteName.en': 'siteNameEn',
  'siteDescription.es': 'siteDescriptionEs',
  'siteDescription.en': 'siteDescriptionEn',
  'notifications.sms.numbers': 'phoneNumbers',
  'backups.frequency': 'backupFrequency',
  'backups.kept': 'backupsKept',
};

/** The setting that the server means by a path of its document. */
export function nameOfPath(path: string): SettingName | undefined {
  return OTHERWISE_NAMED[path] ?? SETTING_NAMES.find((name) => name === path);
}
