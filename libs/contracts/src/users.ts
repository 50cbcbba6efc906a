import type { Role } from './access.ts';
import type { BulkSelection } from './bulk.ts';
import type { Stored, Versioned } from './items.ts';

export type UserStatus = 'active' | 'inactive';

/** `invited`: no password chosen yet; `awaiting-approval`: registered but not enabled by an admin yet. */
export const USER_STATES = ['enabled', 'disabled', 'invited', 'awaiting-approval'] as const;
export type UserState = (typeof USER_STATES)[number];

/**
 * The fields of a new account, with their start values. POST /api/admin/users enables it, and its person chooses a password by
 * the invitation link.
 */
export const NEW_USER = {
  name: '',
  /** 3 to 50 letters, digits, dots, hyphens and underscores; unique regardless of case. */
  username: '',
  email: null as string | null,
  role: 'user' as Role,
};
export type UserInput = typeof NEW_USER;

/** A row of GET /api/admin/users; `status` is `active` after a login within 24 hours. */
export interface User extends UserInput, Stored {
  isEnabled: boolean;
  state: UserState;
  /** Codes of an authenticator are set up. */
  hasSecondFactor: boolean;
  passkeyCount: number;
  /** An admin who can log in with a password while password login is off; only the server's command line makes one. */
  isBreakGlass: boolean;
  lastLogin: string | null;
  status: UserStatus;
}

/** PUT /api/admin/users/{id} */
export interface UserUpdate extends Versioned<UserInput> {
  isEnabled: boolean;
}

export const USER_BULK_ACTIONS = ['enable', 'disable', 'set-role', 'delete', 'restore'] as const;

/** POST /api/admin/users/bulk */
export interface UserBulkChange extends BulkSelection {
  action: (typeof USER_BULK_ACTIONS)[number];
  /** Required for `set-role`. */
  role?: Role;
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

/** A one-time link with which a person chooses a password; returned once, when it is created. */
export interface UserLink {
  kind: UserLinkKind;
  /** Whole URL; the token is in the fragment, which browsers do not send to servers. */
  address: string;
  expiresAt: string;
  /** The link was also emailed to the person. */
  isMailed: boolean;
}

/** Response to POST /api/admin/users. */
export interface InvitedUser {
  user: User;
  link: UserLink;
}
