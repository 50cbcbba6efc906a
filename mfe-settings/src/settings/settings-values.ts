import {
  type PasswordPolicy,
  type RetentionDays,
  type Role,
  ROLES,
  type SessionHours,
  type Settings,
  type SettingsUpdate,
} from '@vitral/contracts';

/** The settings as fields of a form, each of them comparable. */
export interface SettingsValues {
  isRegistrationOpen: boolean;
  sessionHours: `${SessionHours}`;
  passwordPolicy: PasswordPolicy;
  secondFactorUser: boolean;
  secondFactorManager: boolean;
  secondFactorAdmin: boolean;
  contactRetentionDays: `${RetentionDays}` | null;
  isSocialSyncOn: boolean;
  mailContactMessages: boolean;
  mailNewAccounts: boolean;
}

export type SettingName = keyof SettingsValues;

export const SECOND_FACTOR_FIELDS = {
  user: 'secondFactorUser',
  manager: 'secondFactorManager',
  admin: 'secondFactorAdmin',
} as const satisfies Record<Role, SettingName>;

export function toValues(settings: Settings): SettingsValues {
  const { contactRetentionDays, secondFactorRoles, notifications } = settings;
  return {
    isRegistrationOpen: settings.isRegistrationOpen,
    sessionHours: `${settings.sessionHours}`,
    passwordPolicy: settings.passwordPolicy,
    secondFactorUser: secondFactorRoles.includes('user'),
    secondFactorManager: secondFactorRoles.includes('manager'),
    secondFactorAdmin: secondFactorRoles.includes('admin'),
    contactRetentionDays: contactRetentionDays === null ? null : `${contactRetentionDays}`,
    isSocialSyncOn: settings.isSocialSyncOn,
    mailContactMessages: notifications.contactMessages,
    mailNewAccounts: notifications.newAccounts,
  };
}

/** The whole document as it is sent: `base` with the named values. */
export function merged(
  base: Settings,
  names: readonly SettingName[],
  edited: SettingsValues,
): SettingsUpdate {
  const values = { ...toValues(base), ...pick(edited, names) };
  const { contactRetentionDays } = values;
  return {
    isRegistrationOpen: values.isRegistrationOpen,
    sessionHours: Number(values.sessionHours) as SessionHours,
    passwordPolicy: values.passwordPolicy,
    secondFactorRoles: ROLES.filter((role) => values[SECOND_FACTOR_FIELDS[role]]),
    contactRetentionDays:
      contactRetentionDays === null ? null : (Number(contactRetentionDays) as RetentionDays),
    isSocialSyncOn: values.isSocialSyncOn,
    notifications: { contactMessages: values.mailContactMessages, newAccounts: values.mailNewAccounts },
    version: base.version,
  };
}

export function sameIn(names: readonly SettingName[], one: SettingsValues, other: SettingsValues): boolean {
  return names.every((name) => one[name] === other[name]);
}

function pick(values: SettingsValues, names: readonly SettingName[]): Partial<SettingsValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
