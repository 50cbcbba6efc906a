import type { Role } from './access.ts';

/** Specification, section 9. */
export const SESSION_HOURS = [1, 4, 24, 168] as const;
export type SessionHours = (typeof SESSION_HOURS)[number];

export const PASSWORD_POLICIES = ['low', 'medium', 'high'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** Read as the policies above. */
export const PASSWORD_POLICY_ALIASES = { weak: 'low', medium: 'medium', strong: 'high' } as const;

/** What a policy asks of a new password: characters, and zxcvbn's score from 0 to 4. product.md, section 2. */
export const PASSWORD_RULES: Record<PasswordPolicy, { minLength: number; minScore: number }> = {
  low: { minLength: 8, minScore: 1 },
  medium: { minLength: 10, minScore: 2 },
  high: { minLength: 12, minScore: 3 },
};

/** How many days contact messages are kept; null: until somebody deletes them. */
export const RETENTION_DAYS = [90, 180, 365, 730] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

/** What holds for the whole site, as one document. */
export interface SettingsInput {
  isRegistrationOpen: boolean;
  /** Hours without a request after which a session ends. */
  sessionHours: SessionHours;
  passwordPolicy: PasswordPolicy;
  /** Roles whose people need a second factor. */
  secondFactorRoles: Role[];
  contactRetentionDays: RetentionDays | null;
  /** Whether feeds are brought over from their platforms. */
  isSocialSyncOn: boolean;
  /** What staff are mailed about. */
  notifications: { contactMessages: boolean; newAccounts: boolean };
}

/** GET /api/settings */
export interface Settings extends SettingsInput {
  /** Whether the server has a mail server to send by. */
  canMail: boolean;
  /** 0 while nobody has changed anything. */
  version: number;
  updatedAt: string | null;
}

/** PUT /api/settings: the whole document; a stale version is answered 409. */
export interface SettingsUpdate extends SettingsInput {
  version: number;
}

export const DEFAULT_SETTINGS: SettingsInput = {
  isRegistrationOpen: false,
  sessionHours: 24,
  passwordPolicy: 'medium',
  secondFactorRoles: [],
  contactRetentionDays: 365,
  isSocialSyncOn: true,
  notifications: { contactMessages: true, newAccounts: true },
};
