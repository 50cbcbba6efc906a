import type { Role } from './access.ts';
import type { Density, Theme } from './accounts.ts';
import type { Language } from './languages.ts';

/** GET /api/auth/user: the user who is logged in. */
export interface CurrentUser {
  id: string;
  name: string;
  username: string;
  email: string | null;
  role: Role;
  isAdmin: boolean;
  isManager: boolean;
  /** The person's own interface language; null follows the visitor's cookie, then the site's default. */
  language: Language | null;
  /** Null follows the site's default, then the system. */
  theme: Theme | null;
  density: Density | null;
  hasSecondFactor: boolean;
  /** The role needs a second factor that the person has not set up: until then only the own profile opens. */
  needsSecondFactor: boolean;
  lastLogin: string | null;
}

export type UserStatus = 'active' | 'inactive';

/** `invited`: has not chosen a password yet; `awaiting-approval`: registered, and no admin has enabled it yet. */
export const USER_STATES = ['enabled', 'disabled', 'invited', 'awaiting-approval'] as const;
export type UserState = (typeof USER_STATES)[number];

/** A row of GET /api/admin/users. `status` is derived: logged in within 24 hours. */
export interface User {
  id: string;
  name: string;
  username: string;
  email: string | null;
  role: Role;
  isEnabled: boolean;
  state: UserState;
  hasSecondFactor: boolean;
  lastLogin: string | null;
  status: UserStatus;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** POST /api/admin/users: the account is enabled and its person chooses a password by the invitation link. */
export interface UserInput {
  name: string;
  /** 3 to 50 letters, digits, dots, hyphens and underscores; unique whatever the case. */
  username: string;
  email: string | null;
  role: Role;
}

/** PUT /api/admin/users/{id}: the whole item; `version` is the one that was read, a stale one is answered 409. */
export interface UserUpdate extends UserInput {
  isEnabled: boolean;
  version: number;
}

/** GET /api/admin/users/stats */
export interface UserStats {
  total: number;
  /** Logged in within 24 hours. */
  active: number;
  admins: number;
  awaitingApproval: number;
}

export const USER_LINK_KINDS = ['invitation', 'password-reset'] as const;
export type UserLinkKind = (typeof USER_LINK_KINDS)[number];

/** A one-time link by which a person chooses a password; it is answered once, when it is made. */
export interface UserLink {
  kind: UserLinkKind;
  /** Whole address; the token stands behind `#`, so that no server and no log sees it. */
  address: string;
  expiresAt: string;
  /** Whether it was mailed to the person as well. */
  isMailed: boolean;
}

/** The answer to POST /api/admin/users. */
export interface InvitedUser {
  user: User;
  link: UserLink;
}
