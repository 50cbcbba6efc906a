import type { Role } from './access.ts';
import type { Language } from './languages.ts';

/** Whoever is logged in, as GET /api/auth/user answers. Specification, sections 3 and 7. */
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
  lastLogin: string | null;
}

export interface LoginInput {
  username: string;
  password: string;
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

export type UserStatus = 'active' | 'inactive';

/** A row of GET /api/admin/users. `status` is derived: logged in within 24 hours. */
export interface User {
  id: string;
  name: string;
  username: string;
  email: string | null;
  role: Role;
  isEnabled: boolean;
  lastLogin: string | null;
  status: UserStatus;
  createdAt: string;
  version: number;
}
