import { CHANNELS, NOTIFICATION_KINDS, ROLES, type SettingsInput } from '@vitral/contracts';
import { differingFields } from '@vitral/ui/forms';
import { kindsPath, pick, type SettingName, type SettingPath } from './setting-values.ts';

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
export const TAB_SETTINGS: Record<SettingsTab, readonly SettingName[]> = {
  general: [
    'siteName.es',
    'siteName.en',
    'siteDescription.es',
    'siteDescription.en',
    'isRegistrationOpen',
    'isMaintenanceOn',
  ],
  appearance: ['isDark', 'isCompact'],
  notifications: [
    'notifications.isOn',
    'notifications.mail.isOn',
    'notifications.sms.isOn',
    'notifications.sms.numbers',
    ...NOTIFICATION_KINDS.flatMap((kind) =>
      CHANNELS.map((channel) => `${kindsPath(channel)}:${kind}` as const),
    ),
    'contactRetentionDays',
  ],
  security: [
    'sessionHours',
    'sessionDays',
    'auditRetentionDays',
    'securityRetentionDays',
    'isNewDeviceMailOn',
    'passwordPolicy',
    ...ROLES.map((role) => `secondFactorRoles:${role}` as const),
  ],
  integrations: ['isSocialSyncOn'],
  backup: ['backups.isOn', 'backups.frequency', 'backups.kept'],
};

export const SETTING_NAMES: readonly SettingName[] = SETTINGS_TABS.flatMap((tab) => TAB_SETTINGS[tab]);

/** The settings that are fields of the form, so that an error can be shown at them. */
export const SETTING_PATHS = SETTING_NAMES.filter((name): name is SettingPath => !name.includes(':'));

export const tabOf = (name: SettingName): SettingsTab =>
  SETTINGS_TABS.find((tab) => TAB_SETTINGS[tab].includes(name)) ?? 'general';

/** The settings in which two documents differ. */
export function differing(one: SettingsInput, other: SettingsInput): SettingName[] {
  return compare(SETTING_NAMES, { base: other, mine: one, theirs: other }).map(({ name }) => name);
}

interface Sides {
  base: SettingsInput;
  mine: SettingsInput;
  theirs: SettingsInput;
}

/** The settings that both sides changed since `base`, to different values. */
export function disputed(names: readonly SettingName[], sides: Sides): SettingName[] {
  return compare(names, sides)
    .filter(({ side }) => side === null)
    .map(({ name }) => name);
}

const compare = (names: readonly SettingName[], { base, mine, theirs }: Sides) =>
  differingFields(names, { base: pick(base, names), mine: pick(mine, names), theirs: pick(theirs, names) });
