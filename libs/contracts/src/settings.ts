import type { Role } from './access.ts';
import type { Bilingual } from './languages.ts';
import type { NotificationKind } from './notifications.ts';

/** Hours without activity after which a session may be set to end. */
export const SESSION_HOURS = [1, 4, 24, 168] as const;
export type SessionHours = (typeof SESSION_HOURS)[number];

/** Days after which a session ends however active it is. */
export const SESSION_DAYS = [1, 7, 14, 30, 60, 90] as const;
export type SessionDays = (typeof SESSION_DAYS)[number];

/** An admin's ends after so many days at the latest. */
export const PRIVILEGED_SESSION_DAYS = 7;

export const PASSWORD_POLICIES = ['low', 'medium', 'high'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** Read as the policies above. */
export const PASSWORD_POLICY_ALIASES = { weak: 'low', medium: 'medium', strong: 'high' } as const;

/** A policy asks a new password for a number of characters and a zxcvbn score from 0 to 4 (docs/product/accounts.md). */
export const PASSWORD_RULES: Record<PasswordPolicy, { minLength: number; minScore: number }> = {
  low: { minLength: 8, minScore: 1 },
  medium: { minLength: 10, minScore: 2 },
  high: { minLength: 12, minScore: 3 },
};

/** How many days contact messages and audit entries are kept; null: until somebody deletes them, or for ever. */
export const RETENTION_DAYS = [90, 180, 365, 730] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

export const BACKUP_FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type BackupFrequency = (typeof BACKUP_FREQUENCIES)[number];

/** How many scheduled backups may be kept. */
export const BACKUPS_KEPT = { min: 1, max: 60 } as const;

/** What goes by a channel while the channel is on. */
export interface NotificationChannelSettings {
  isOn: boolean;
  kinds: NotificationKind[];
}

/** What holds for the whole site, as one document. */
export interface SettingsInput {
  siteName: Bilingual;
  /** What search engines and social networks say of the site; blank: the page's own words. */
  siteDescription: Bilingual;
  isRegistrationOpen: boolean;
  /** Public pages are answered 503 with a page that says so; the console keeps working. */
  isMaintenanceOn: boolean;
  /** How the site and the console look to whoever has chosen nothing else: dark, or as the device has it. */
  isDark: boolean;
  isCompact: boolean;
  notifications: {
    /** Off: nobody is told anything. Mails that somebody asked for, such as password links, go on. */
    isOn: boolean;
    mail: NotificationChannelSettings;
    /** `numbers` as +525512345678. */
    sms: NotificationChannelSettings & { numbers: string[] };
  };
  /** Hours without a request after which a session ends. */
  sessionHours: SessionHours;
  /** Days after which a session ends however active it is; an admin's after PRIVILEGED_SESSION_DAYS at the latest. */
  sessionDays: SessionDays;
  passwordPolicy: PasswordPolicy;
  /** Roles whose people need a second factor. */
  secondFactorRoles: Role[];
  contactRetentionDays: RetentionDays | null;
  auditRetentionDays: RetentionDays | null;
  /** The same for security events, which name who could not log in. */
  securityRetentionDays: RetentionDays | null;
  /** Whether people get a mail when somebody logs in to their account with a browser that has not done so before. */
  isNewDeviceMailOn: boolean;
  /** Whether feeds are brought over from their platforms. */
  isSocialSyncOn: boolean;
  /** Scheduled backups; `kept`: how many of them stay, the oldest go. */
  backups: { isOn: boolean; frequency: BackupFrequency; kept: number };
}

/** GET /api/settings */
export interface Settings extends SettingsInput {
  /** Whether the server has a mail server to send by. */
  canMail: boolean;
  /** Whether the server has a webhook to send text messages by. */
  canSms: boolean;
  /** 0 while nobody has changed anything. */
  version: number;
  updatedAt: string | null;
}

/** PUT /api/settings: the whole document; a stale version is answered 409. */
export interface SettingsUpdate extends SettingsInput {
  version: number;
}

/** The settings hold these values until an admin changes them (docs/product/settings.md). */
export const DEFAULT_SETTINGS: SettingsInput = {
  siteName: { es: 'Vitral', en: 'Vitral' },
  siteDescription: { es: '', en: '' },
  isRegistrationOpen: false,
  isMaintenanceOn: false,
  isDark: false,
  isCompact: false,
  notifications: {
    isOn: true,
    mail: {
      isOn: true,
      kinds: ['contact-messages', 'new-accounts', 'backup-failures', 'feed-failures', 'module-failures'],
    },
    sms: { isOn: false, kinds: ['backup-failures'], numbers: [] },
  },
  sessionHours: 24,
  sessionDays: 30,
  passwordPolicy: 'medium',
  secondFactorRoles: [],
  contactRetentionDays: 365,
  auditRetentionDays: null,
  securityRetentionDays: 365,
  isNewDeviceMailOn: false,
  isSocialSyncOn: true,
  backups: { isOn: true, frequency: 'daily', kept: 7 },
};
