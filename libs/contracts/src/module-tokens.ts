import type { ReleaseName } from './modules.ts';

/** A row of GET /api/module-tokens: a token with which a team, its CI or another site publishes. */
export interface ModuleToken extends Omit<ModuleTokenInput, 'days'> {
  id: string;
  /** The last four characters of the token. */
  lastFour: string;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  /** True for a token that a program got by device code; its name is that of the machine. */
  isDeviceLogin: boolean;
  /** The token is refused because the account that created it may currently not publish. */
  isSuspended: boolean;
}

export const TOKEN_DAYS = [30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];

/** Prefix of every token, so that leaked tokens can be recognized. */
export const TOKEN_PREFIX = 'vitral_module_';

export interface ModuleTokenInput {
  name: string;
  /** Null for every module, as environments need. */
  module: ReleaseName | null;
  /** The token may also activate, start candidates and roll back; otherwise it only publishes. */
  mayActivate: boolean;
  /** The token may also make, change and end previews. Tokens that may activate always may. */
  mayPreview: boolean;
  /** The token may also promote releases to the environments of the site. */
  mayPromote: boolean;
  days: TokenDays;
}

/** Returned once; the server stores only the digest. */
export interface CreatedModuleToken extends ModuleToken {
  token: string;
}

/** GET /api/module-tokens/current: who sends the request. */
export interface TokenHolder extends Pick<ModuleToken, 'name' | 'mayActivate' | 'mayPreview' | 'mayPromote'> {
  kind: 'person' | 'token';
  /** The only module that may be published; null for all. */
  module: ReleaseName | null;
  /** Null for a person. */
  createdBy: string | null;
  expiresAt: string | null;
}
