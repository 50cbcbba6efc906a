import type { ReleaseName } from './modules.ts';

/** A row of GET /api/module-tokens: what lets a team or its CI publish one module. */
export interface ModuleToken {
  id: string;
  name: string;
  module: ReleaseName;
  /** May also activate, start candidates and roll back; else it only publishes. */
  mayActivate: boolean;
  /** The last four characters of the token. */
  lastFour: string;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  /** It opens nothing, since whoever made it may not publish themselves at the moment. */
  isSuspended: boolean;
}

export const TOKEN_DAYS = [30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];

/** Each begins with it, so that a token that got out is recognised. */
export const TOKEN_PREFIX = 'vitral_module_';

export interface ModuleTokenInput {
  name: string;
  module: ReleaseName;
  mayActivate: boolean;
  days: TokenDays;
}

/** Answered once; only its digest is kept. */
export interface CreatedModuleToken extends ModuleToken {
  token: string;
}
