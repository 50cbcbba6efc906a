import { ROLES, type Role } from '@vitral/sdk/contracts/access';
import {
  CHANNELS,
  NOTIFICATION_KINDS,
  type Channel,
  type NotificationKind,
} from '@vitral/sdk/contracts/notifications';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { Settings, SettingsInput } from '@vitral/sdk/contracts/settings';
import { differingFields } from '@vitral/sdk/ui/forms';
import { get, set, type FieldPath } from 'react-hook-form';

/** Lists whose members are individual settings, each with all its possible members in the stored order. */
const MEMBERS = {
  'notifications.mail.kinds': NOTIFICATION_KINDS,
  'notifications.sms.kinds': NOTIFICATION_KINDS,
  secondFactorRoles: ROLES,
} as const satisfies Partial<Record<FieldPath<SettingsInput>, readonly string[]>>;

export type MemberListPath = keyof typeof MEMBERS;

export type SettingPath = FieldPath<SettingsInput>;

/** A setting that people change and compare: a path, or a path and one member of the list there. */
export type SettingName =
  SettingPath | `notifications.${Channel}.kinds:${NotificationKind}` | `secondFactorRoles:${Role}`;

export type SettingValues = Partial<Record<SettingName, unknown>>;

export const kindsPath = (channel: Channel) => `notifications.${channel}.kinds` as const;

/** `list` with or without `member`, in the stored order. */
export function withMember<Path extends MemberListPath>(
  path: Path,
  list: readonly string[],
  member: string,
  isIn: boolean,
) {
  const members: readonly (typeof MEMBERS)[Path][number][] = MEMBERS[path];
  return members.filter((each) => (each === member ? isIn : list.includes(each)));
}

/** Settings without the fields that only the server writes. */
export function toInput({
  canMail: _canMail,
  canSms: _canSms,
  version: _version,
  updatedAt: _updatedAt,
  ...input
}: Settings): SettingsInput {
  return input;
}

/** Reads the given settings; a member is true if its list contains it. */
export function pick(document: SettingsInput, names: readonly SettingName[]): SettingValues {
  return Object.fromEntries(names.map((name) => [name, valueOf(document, name)]));
}

/** A copy of the document with the given settings. */
export function assign(document: SettingsInput, values: SettingValues): SettingsInput {
  const assigned = structuredClone(document);
  for (const [name, value] of Object.entries(values)) {
    const { path, member } = splitName(name);
    const list = () => get(assigned, path) as string[];
    set(assigned, path, member ? withMember(path as MemberListPath, list(), member, value === true) : value);
  }
  return assigned;
}

function valueOf(document: SettingsInput, name: SettingName): unknown {
  const { path, member } = splitName(name);
  const value: unknown = get(document, path);
  return member ? (value as string[]).includes(member) : value;
}

function splitName(name: string) {
  const [path = name, member] = name.split(':');
  return { path, member };
}

export const SETTINGS_TABS = [
  'general',
  'appearance',
  'notifications',
  'security',
  'integrations',
  'programs',
  'backup',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The settings on each tab, from top to bottom. */
export const TAB_SETTINGS: Record<SettingsTab, readonly SettingName[]> = {
  general: [
    ...LANGUAGES.map((language) => `siteName.${language}` as const),
    ...LANGUAGES.map((language) => `siteDescription.${language}` as const),
    'isRegistrationOpen',
    'isMaintenanceOn',
  ],
  appearance: ['accent', 'isDark', 'isCompact'],
  notifications: [
    'notifications.isOn',
    'notifications.mail.isOn',
    'notifications.sms.isOn',
    'notifications.sms.numbers',
    'timeZone',
    ...NOTIFICATION_KINDS.flatMap((kind) =>
      CHANNELS.map((channel) => `${kindsPath(channel)}:${kind}` as const),
    ),
    'contactRetentionDays',
    'contactReplyTo',
    'registrationRetentionDays',
    'mayManagersReadRegistrations',
    'requestRetentionDays',
  ],
  security: [
    'sessionHours',
    'sessionDays',
    'auditRetentionDays',
    'securityRetentionDays',
    'isNewDeviceMailOn',
    'isFailureBurstMailOn',
    'passwordPolicy',
    'leakedPasswordsUrl',
    ...ROLES.map((role) => `secondFactorRoles:${role}` as const),
    'httpsScope',
    'moduleSignatures',
    'measuredShare',
    'areRegressionsWithdrawn',
  ],
  integrations: ['isSocialSyncOn'],
  programs: [],
  backup: ['backups.isOn', 'backups.frequency', 'backups.kept'],
};

const SETTING_NAMES: readonly SettingName[] = SETTINGS_TABS.flatMap((tab) => TAB_SETTINGS[tab]);

/** The settings that are fields of the form, so that errors can be shown beside them. */
export const SETTING_PATHS = SETTING_NAMES.filter((name): name is SettingPath => !name.includes(':'));

export const tabOf = (name: SettingName): SettingsTab =>
  SETTINGS_TABS.find((tab) => TAB_SETTINGS[tab].includes(name)) ?? 'general';

/** The settings in which two documents differ. */
export function differing(one: SettingsInput, other: SettingsInput): SettingName[] {
  return compare(SETTING_NAMES, { base: other, mine: one, theirs: other }).map(({ name }) => name);
}

type Sides = Record<'base' | 'mine' | 'theirs', SettingsInput>;

/** The settings that both sides changed since `base`, to different values. */
export function disputed(names: readonly SettingName[], sides: Sides): SettingName[] {
  return compare(names, sides)
    .filter(({ side }) => side === null)
    .map(({ name }) => name);
}

const compare = (names: readonly SettingName[], { base, mine, theirs }: Sides) =>
  differingFields(names, { base: pick(base, names), mine: pick(mine, names), theirs: pick(theirs, names) });
