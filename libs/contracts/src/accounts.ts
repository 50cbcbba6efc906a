import type { Role } from './access.ts';
import type { Language } from './languages.ts';
import type { CurrentUser, UserLinkKind } from './users.ts';

/** POST /api/auth/login. `code` comes with the second attempt, after `auth.second-factor-required`. */
export interface LoginInput {
  username: string;
  password: string;
  /** Six digits of the authenticator, or a recovery code. */
  code?: string;
}

export interface LoginAnswer {
  user: CurrentUser;
}

/** GET /api/auth/demo-accounts, in demo mode only. */
export interface DemoAccount {
  username: string;
  password: string;
  role: Role;
}

/** GET /api/auth/options: what the login screen offers. */
export interface AuthOptions {
  isRegistrationOpen: boolean;
  /** Whether the server can mail links for forgotten passwords. */
  canMail: boolean;
  passwordMinLength: number;
}

/** POST /api/auth/registration, when it is open. Makes a disabled account that an admin enables. */
export interface RegistrationInput {
  name: string;
  username: string;
  email: string;
  password: string;
  language: Language;
}

/** POST /api/auth/forgotten-password. Answered alike whether or not there is such an account. */
export interface ForgottenPasswordInput {
  /** A username or an email address. */
  account: string;
  language: Language;
}

/** POST /api/auth/password-links/check: what a link is for; 404 when it was used, replaced or has expired. */
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
  currentPassword: string;
  newPassword: string;
}

/** A row of GET /api/profile/sessions: the own one first, then those used last, a hundred at most; X-Total-Count tells of all. */
export interface AccountSession {
  id: string;
  startedAt: string;
  /** The last request that was not made by the page itself. */
  seenAt: string;
  /** What the browser says of itself (User-Agent), cut off; empty when it says nothing. */
  browser: string;
  isCurrent: boolean;
}

/** GET /api/profile/second-factor */
export interface SecondFactorState {
  isOn: boolean;
  /** The person's role needs one: it cannot be turned off. */
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** The answer to POST /api/profile/second-factor {password}: to be confirmed by a first code. */
export interface SecondFactorSetup {
  /** Base32, to be typed by hand. */
  secret: string;
  /** `otpauth://totp/...`, to be drawn as a QR code. */
  address: string;
}

/** The answer to PUT /api/profile/second-factor {code} and to POST .../recovery-codes {password}; shown once. */
export interface RecoveryCodes {
  codes: string[];
}

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** PUT /api/profile/preferences: what is left out stays; null follows the site. */
export interface PreferencesInput {
  language?: Language | null;
  theme?: Theme | null;
  density?: Density | null;
}

const USERNAME = /^[A-Za-z0-9._-]+$/;

/** Whether a text has only the characters of a username; its length is bounded by LIMITS. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}
