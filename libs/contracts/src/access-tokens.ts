import { ROLES, type Role } from './access.ts';
import { TOKEN_DAYS } from './module-tokens.ts';

/**
 * Scopes of access tokens, `noun.read` or `noun.write`, each with the lowest role that can use it. The routes of a scope are
 * those that `api/routes.txt` marks with it; accounts, tokens, backups, modules and settings are in none.
 */
export const TOKEN_SCOPES = {
  'contact-messages.read': 'manager',
  'contact-messages.write': 'manager',
  'content.read': 'user',
  'content.write': 'manager',
  'embeds.read': 'manager',
  'embeds.write': 'manager',
  'feed-sources.read': 'user',
  'feed-sources.write': 'manager',
  'landing-content.read': 'manager',
  'landing-content.write': 'manager',
  'meeting-registrations.read': 'manager',
  'meeting-registrations.write': 'admin',
  'redirects.read': 'manager',
  'redirects.write': 'manager',
  'share-links.read': 'user',
  'share-links.write': 'user',
  'site-pages.read': 'manager',
  'site-pages.write': 'manager',
  'social-feeds.read': 'manager',
  'social-feeds.write': 'manager',
  'team-members.read': 'manager',
  'team-members.write': 'manager',
  'team-resources.read': 'user',
  'team-resources.write': 'manager',
  'testimonials.read': 'manager',
  'testimonials.write': 'manager',
  'zoom-meetings.read': 'admin',
  'zoom-meetings.write': 'admin',
} as const satisfies Record<`${string}.${'read' | 'write'}`, Role>;
export type TokenScope = keyof typeof TOKEN_SCOPES;
export type TokenNoun = TokenScope extends `${infer Noun}.${'read' | 'write'}` ? Noun : never;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** Returns whether a token that acts as `role` can use a scope. */
export function mayHaveScope(role: Role, scope: TokenScope): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(TOKEN_SCOPES[scope]);
}

/** Prefix of every access token, so that leaked tokens can be recognized. */
export const ACCESS_TOKEN_PREFIX = 'vitral_access_';

export const ACCESS_TOKEN_DAYS = TOKEN_DAYS;
export type AccessTokenDays = (typeof ACCESS_TOKEN_DAYS)[number];

/** POST /api/access-tokens: a token with which a program uses the API. Tokens are never changed, only removed. */
export interface AccessTokenInput {
  name: string;
  /** The token acts as its creator with at most the rights of this role. */
  role: Role;
  scopes: TokenScope[];
  /** IP addresses and CIDR ranges that may use the token; empty for all. */
  addressRanges: string[];
  days: AccessTokenDays;
}

/** A row of GET /api/access-tokens. */
export interface AccessToken extends Omit<AccessTokenInput, 'days'> {
  id: string;
  /** The last four characters of the token. */
  lastFour: string;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** To the minute. */
  lastUsedAt: string | null;
  /** The token is refused because the account that created it may currently not manage tokens. */
  isSuspended: boolean;
}

/** Returned once; the server stores only the digest. */
export interface CreatedAccessToken extends AccessToken {
  token: string;
}
