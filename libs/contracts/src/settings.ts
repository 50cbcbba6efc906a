import type { Role } from './access.ts';
import type { Versioned } from './items.ts';
import { inEveryLanguage, isConsoleLanguage, type Language } from './languages.ts';
import type { NotificationKind } from './notifications.ts';
import type { MeasuredShare } from './visit-timings.ts';

/** Choices for the hours without activity after which a session ends. */
export const SESSION_HOURS = [1, 4, 24, 168] as const;
export type SessionHours = (typeof SESSION_HOURS)[number];

/** Choices for the days after which a session ends regardless of activity. */
export const SESSION_DAYS = [1, 7, 14, 30, 60, 90] as const;
export type SessionDays = (typeof SESSION_DAYS)[number];

/** Maximum lifetime of an admin's session, in days. */
export const PRIVILEGED_SESSION_DAYS = 7;

export const PASSWORD_POLICIES = ['low', 'medium', 'high'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** Accepted aliases of the policies. */
export const PASSWORD_POLICY_ALIASES = { weak: 'low', medium: 'medium', strong: 'high' } as const;

/**
 * Requirements for a new password: number of characters and a zxcvbn score from 0 to 4 (docs/product/accounts.md).
 */
export const PASSWORD_RULES: Record<PasswordPolicy, { minLength: number; minScore: number }> = {
  low: { minLength: 8, minScore: 1 },
  medium: { minLength: 10, minScore: 2 },
  high: { minLength: 12, minScore: 3 },
};

/**
 * Days for which contact messages and audit entries are stored. Null stores audit entries forever, and messages until
 * they are deleted by hand.
 */
export const RETENTION_DAYS = [90, 180, 365, 730] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

/**
 * Choices for the days for which registrations are stored after their live session, and links for testimonials after
 * their end.
 */
export const REGISTRATION_RETENTION_DAYS = [7, 30, 90, 180, 365] as const;
export type RegistrationRetentionDays = (typeof REGISTRATION_RETENTION_DAYS)[number];

export const BACKUP_FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type BackupFrequency = (typeof BACKUP_FREQUENCIES)[number];

/** Range of the number of scheduled backups to retain. */
export const BACKUP_RETENTION = { min: 1, max: 60 } as const;

/** Colours of links, buttons and marks, named after the glass; the first is the default. */
export const ACCENTS = ['amethyst', 'sapphire', 'emerald', 'garnet'] as const;
export type Accent = (typeof ACCENTS)[number];

/** Policies for signatures of releases. */
export const SIGNATURE_POLICIES = ['optional', 'required'] as const;
export type SignaturePolicy = (typeof SIGNATURE_POLICIES)[number];

/**
 * Hosts for which browsers insist on HTTPS for a year: the site's own, also all its subdomains, or both even before
 * the first visit, by the preload list of browsers.
 */
export const HTTPS_SCOPES = ['host', 'subdomains', 'preload'] as const;
export type HttpsScope = (typeof HTTPS_SCOPES)[number];

/** Notifications that a channel sends while it is on. */
export interface NotificationChannelSettings {
  isOn: boolean;
  kinds: NotificationKind[];
}

/** Settings of the whole site, as one document. */
export interface SettingsInput {
  /** Blank by default in languages that are not the console's, which shows the English name. */
  siteName: Record<Language, string>;
  /** Site description for search engines and social networks; blank falls back to the page's own. */
  siteDescription: Record<Language, string>;
  isRegistrationOpen: boolean;
  /** Public pages return 503 with a maintenance page; the console stays available. */
  isMaintenanceOn: boolean;
  /** Default appearance for people without a preference: dark, or as the device prefers. */
  isDark: boolean;
  isCompact: boolean;
  accent: Accent;
  notifications: {
    /** Master switch of notifications. Requested emails, such as password links, are sent regardless. */
    isOn: boolean;
    mail: NotificationChannelSettings;
    /** `numbers` in E.164 format: +525512345678. */
    sms: NotificationChannelSettings & { numbers: string[] };
  };
  /** IANA time zone in which the daily emails are sent in the morning. */
  timeZone: string;
  /** Hours without a request after which a session ends. */
  sessionHours: SessionHours;
  /**
   * Days after which a session ends regardless of activity; an admin's ends after PRIVILEGED_SESSION_DAYS at the
   * latest.
   */
  sessionDays: SessionDays;
  passwordPolicy: PasswordPolicy;
  /** Only break-glass accounts, which `npm run admin:create` makes, log in with a password. */
  isPasswordLoginOff: boolean;
  /** URL of a k-anonymity range API that knows leaked passwords; blank to use the list of the server only. */
  leakedPasswordsUrl: string;
  /** Roles that require a second factor. */
  secondFactorRoles: Role[];
  contactRetentionDays: RetentionDays | null;
  /** Address for replies of visitors to emails of staff; blank for the email address of the person who wrote. */
  contactReplyTo: string;
  auditRetentionDays: RetentionDays | null;
  /** Retention of security events, which name the accounts of failed logins. */
  securityRetentionDays: RetentionDays | null;
  registrationRetentionDays: RegistrationRetentionDays;
  /** Retention of expired links that ask for testimonials, and of pictures in testimonials that were never approved or declined. */
  requestRetentionDays: RegistrationRetentionDays;
  /** Managers may read the registrations for live sessions, as admins may. */
  mayManagersReadRegistrations: boolean;
  /** People receive an email when a new browser logs in to their account. */
  isNewDeviceMailOn: boolean;
  /** People receive an email, at most once a day, after many refused logins to their account. */
  isFailureBurstMailOn: boolean;
  /** With `required`, only signed releases of modules are published and activated. */
  moduleSignatures: SignaturePolicy;
  /** Percentage of visits in which browsers report load time and INP, without cookie, id or IP address; 0 for none. */
  measuredShare: MeasuredShare;
  /** Candidates that are significantly slower or fail more often than the active set are withdrawn. */
  areRegressionsWithdrawn: boolean;
  httpsScope: HttpsScope;
  /** Feeds are synchronized from their platforms. */
  isSocialSyncOn: boolean;
  /** Scheduled backups; `kept` is the number to retain, the oldest are deleted. */
  backups: { isOn: boolean; frequency: BackupFrequency; kept: number };
}

/** Settings whose change needs a recent login, since they decide who gets in and what is recorded. */
export const SECURITY_SETTINGS = [
  'isRegistrationOpen',
  'sessionHours',
  'sessionDays',
  'passwordPolicy',
  'isPasswordLoginOff',
  'leakedPasswordsUrl',
  'secondFactorRoles',
  'auditRetentionDays',
  'securityRetentionDays',
  'isNewDeviceMailOn',
  'isFailureBurstMailOn',
  'moduleSignatures',
  'httpsScope',
] as const satisfies readonly (keyof SettingsInput)[];

/** GET /api/settings */
export interface Settings extends SettingsInput {
  /** A mail server is configured. */
  canMail: boolean;
  /** A webhook for text messages is configured. */
  canSms: boolean;
  /** 0 until the first change. */
  version: number;
  updatedAt: string | null;
}

/** PUT /api/settings: the whole document; 409 for a stale version. */
export type SettingsUpdate = Versioned<SettingsInput>;

/** GET /api/retention: how long the site stores the data that its privacy page names. */
export type Retention = Pick<
  SettingsInput,
  | 'contactRetentionDays'
  | 'registrationRetentionDays'
  | 'requestRetentionDays'
  | 'auditRetentionDays'
  | 'securityRetentionDays'
  | 'sessionHours'
  | 'sessionDays'
>;

/** Initial values of the settings (docs/product/settings.md). */
export const DEFAULT_SETTINGS: SettingsInput = {
  siteName: inEveryLanguage((language) => (isConsoleLanguage(language) ? 'Vitral' : '')),
  siteDescription: inEveryLanguage(() => ''),
  isRegistrationOpen: false,
  isMaintenanceOn: false,
  isDark: false,
  isCompact: false,
  accent: 'amethyst',
  notifications: {
    isOn: true,
    mail: {
      isOn: true,
      kinds: ['contact-messages', 'new-accounts', 'backup-failures', 'feed-failures', 'module-failures'],
    },
    sms: { isOn: false, kinds: ['backup-failures'], numbers: [] },
  },
  timeZone: 'UTC',
  sessionHours: 24,
  sessionDays: 30,
  passwordPolicy: 'medium',
  isPasswordLoginOff: false,
  leakedPasswordsUrl: '',
  secondFactorRoles: [],
  contactRetentionDays: 365,
  contactReplyTo: '',
  auditRetentionDays: null,
  securityRetentionDays: 365,
  registrationRetentionDays: 30,
  requestRetentionDays: 90,
  mayManagersReadRegistrations: false,
  isNewDeviceMailOn: false,
  isFailureBurstMailOn: true,
  moduleSignatures: 'optional',
  measuredShare: 10,
  areRegressionsWithdrawn: true,
  httpsScope: 'host',
  isSocialSyncOn: true,
  backups: { isOn: true, frequency: 'daily', kept: 7 },
};
