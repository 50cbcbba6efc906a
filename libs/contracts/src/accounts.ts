import type { Role } from './access.ts';
import type { LoginProvider } from './identity-providers.ts';
import type { Language } from './languages.ts';
import type { PasskeyAssertion } from './passkeys.ts';
import type { UserInput, UserLinkKind } from './users.ts';

/** POST /api/auth/login. `code` or `passkey` is sent with the second attempt, after `auth.second-factor-required`. */
export interface LoginInput {
  username: string;
  password: string;
  /** Six digits from the authenticator, or a recovery code. */
  code?: string;
  /** A passkey in place of the code. */
  passkey?: PasskeyAssertion;
}

export interface LoginResponse {
  user: CurrentUser;
}

/** GET /api/auth/demo-accounts, in demo mode only. */
export interface DemoAccount extends Pick<LoginInput, 'username' | 'password'> {
  role: Role;
}

/** GET /api/auth/options: features of the login screen. */
export interface AuthOptions {
  isRegistrationOpen: boolean;
  /** The server can email links for forgotten passwords. */
  canMail: boolean;
  passwordMinLength: number;
  /** Only break-glass accounts can log in with a password. */
  isPasswordLoginOff: boolean;
  /** Active identity providers, by name. */
  providers: LoginProvider[];
}

/** POST /api/auth/login/second-factor: completes a login with a provider that did not prove a second factor. */
export type SecondFactorInput = Pick<LoginInput, 'code' | 'passkey'>;

/** POST /api/auth/registration, while registration is open. Creates a disabled account that an admin enables. */
export interface RegistrationInput extends Pick<LoginInput, 'username' | 'password'> {
  name: string;
  email: string;
  language: Language;
}

/** POST /api/auth/forgotten-password. The response does not reveal whether the account exists. */
export interface ForgottenPasswordInput {
  /** A username or an email address. */
  account: string;
  language: Language;
}

/** POST /api/auth/password-links/check: the purpose of a link; 404 if it was used, was replaced or has expired. */
export interface PasswordLinkInfo {
  kind: UserLinkKind;
  name: string;
  username: string;
  expiresAt: string;
}

/** POST /api/auth/password-links/redeem */
export interface PasswordLinkInput {
  token: string;
  password: string;
}

/** POST /api/profile/password. The account's other sessions end. */
export interface PasswordChangeInput {
  /** Absent for an account without a password, which needs a recent login instead. */
  currentPassword?: string;
  newPassword: string;
}

/** Age up to which a login counts as recent. Changes that cannot be undone need a recent login. */
export const RECENT_LOGIN_MINUTES = 10;

/** The password before a change of one's own factors; absent for an account without one, which needs a recent login. */
export interface ConfirmationInput {
  password?: string;
}

/** POST /api/profile/login-renewal: makes the login recent again. The session gets a new id. */
export interface LoginRenewalInput {
  password: string;
}

/**
 * A row of GET /api/profile/sessions: the current session first, then the most recently used, at most 100.
 * X-Total-Count is the number of all.
 */
export interface AccountSession {
  id: string;
  startedAt: string;
  /** Time of the last request that was not a page's automatic polling. */
  seenAt: string;
  /** User-Agent header, truncated; empty when the browser sends none. */
  browser: string;
  isCurrent: boolean;
}

/** GET /api/profile/second-factor */
export interface SecondFactorState {
  isOn: boolean;
  /** The role requires a second factor and the account has no passkey, so it cannot be turned off. */
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/**
 * Response to POST /api/profile/second-factor {password}. The second factor is on after its first code is confirmed.
 */
export interface SecondFactorSetup {
  /** Base32, for typing by hand. */
  secret: string;
  /** `otpauth://totp/...`, shown as a QR code. */
  address: string;
}

/** POST /api/profile/second-factor/removal and .../recovery-codes. `code`: six digits from the authenticator, or a recovery code. */
export interface SecondFactorRemovalInput extends ConfirmationInput {
  code: string;
}

/** Response to PUT /api/profile/second-factor {code} and to POST .../recovery-codes; shown once. */
export interface RecoveryCodes {
  codes: string[];
}

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Rows of tables have 40 px in the compact density and 32 px in the dense one. */
export const DENSITIES = ['comfortable', 'compact', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** Choices for personal notifications by email: never, each at once, or unread ones once a day. */
export const NOTIFICATION_EMAILS = ['none', 'at-once', 'daily'] as const;
export type NotificationEmails = (typeof NOTIFICATION_EMAILS)[number];

/** PUT /api/profile/preferences. Absent fields stay unchanged; null follows the site. */
export interface PreferencesInput {
  language?: Language | null;
  theme?: Theme | null;
  density?: Density | null;
  notificationEmails?: NotificationEmails;
  hidesFirstSteps?: boolean;
  /** Version of the newest news that the account has read, such as `1.2.0`. */
  newsSeen?: string;
}

const USERNAME = /^[A-Za-z0-9._-]+$/;

/** Returns whether a text has only the characters of a username; LIMITS bounds its length. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/** GET /api/auth/user: the logged-in user. */
export interface CurrentUser extends UserInput {
  id: string;
  isAdmin: boolean;
  isManager: boolean;
  /** Permissions that the active modules of other repositories give to the role. */
  modulePermissions: string[];
  /** The interface language of the account; null follows the language cookie, then the site's default. */
  language: Language | null;
  /** Null follows the site's default, then the system. */
  theme: Theme | null;
  density: Density | null;
  notificationEmails: NotificationEmails;
  /** The list of first steps is not shown. */
  hidesFirstSteps: boolean;
  /** Version of the newest news that the account has read; null for accounts older than the first news. */
  newsSeen: string | null;
  /** False for an account that only logs in with a provider or a passkey. */
  hasPassword: boolean;
  /** Can log in with a password, and renew a login with it, while password login is off. */
  isBreakGlass: boolean;
  /** Codes of an authenticator are set up. */
  hasSecondFactor: boolean;
  passkeyCount: number;
  /** The role requires a second factor, and neither codes nor a passkey are set up yet; until then only the profile opens. */
  needsSecondFactor: boolean;
  lastLogin: string | null;
}
