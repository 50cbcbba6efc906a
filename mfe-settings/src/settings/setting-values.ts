import {
  type Channel,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Role,
  ROLES,
  type Settings,
  type SettingsInput,
} from '@vitral/contracts';
import { get, set, type FieldPath } from 'react-hook-form';

/** Lists whose members are settings of their own, each with all its possible members in the stored order. */
const MEMBERS = {
  'notifications.mail.kinds': NOTIFICATION_KINDS,
  'notifications.sms.kinds': NOTIFICATION_KINDS,
  secondFactorRoles: ROLES,
} as const satisfies Partial<Record<FieldPath<SettingsInput>, readonly string[]>>;

export type MemberListPath = keyof typeof MEMBERS;

/** A path in the settings document. */
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

/** Reads the named settings; a member reads as true when its list contains it. */
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
