import type { Role } from './access.ts';
import type { Versioned } from './items.ts';

/** `equals`: the claim is this value. `contains`: the claim is a list with this value. */
export const ROLE_RULE_OPERATORS = ['equals', 'contains'] as const;
export type RoleRuleOperator = (typeof ROLE_RULE_OPERATORS)[number];

/** Gives a role to people whose claims match. The first rule that matches decides. */
export interface RoleRule {
  /** Name of a claim, or a path into nested claims: `realm_access.roles`. */
  claim: string;
  operator: RoleRuleOperator;
  value: string;
  role: Role;
}

/** The rules of a provider. With at least one rule they decide the role at each login; without any, admins do. */
export interface RoleRules {
  roleRules: RoleRule[];
  /** Role of new accounts, and of people whom no rule matches; null refuses them. */
  defaultRole: Role | null;
}

/** POST /api/identity-providers */
export interface IdentityProviderInput extends RoleRules {
  /** Shown on the login button. */
  name: string;
  /** URL of the issuer, exactly as the provider states it in its metadata. */
  issuer: string;
  clientId: string;
  /** Null keeps the stored secret. */
  clientSecret: string | null;
  /** Scopes besides openid, profile and email, separated by spaces. */
  scopes: string;
  isActive: boolean;
  /** A first login is linked to the only account with the same email, if the provider has verified it. */
  linksByEmail: boolean;
  /** A first login without an account creates one, if the provider has verified the email. */
  createsAccounts: boolean;
}

/** PUT /api/identity-providers/:id; 409 for a stale version. */
export type IdentityProviderUpdate = Versioned<IdentityProviderInput>;

/** A row of GET /api/identity-providers. The secret is never returned. */
export interface IdentityProvider extends Omit<IdentityProviderInput, 'clientSecret'> {
  id: string;
  /** URLs to register at the provider. */
  redirectUrl: string;
  logoutUrl: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Reasons why a provider cannot be used. */
export const PROVIDER_PROBLEMS = [
  'refused-address',
  'unreachable',
  'not-a-provider',
  'other-issuer',
  'no-code-flow',
  'no-pkce',
  'client-refused',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** POST /api/identity-providers/:id/test */
export interface IdentityProviderTest {
  /** Null: the provider can be used. */
  problem: ProviderProblem | null;
  /** Details in the provider's or the network's own words, in English. */
  detail: string | null;
}

/** POST /api/identity-providers/rules-trial: tries rules on an example. */
export interface RoleTrialInput extends RoleRules {
  claims: Record<string, unknown>;
}

export interface RoleTrial {
  /** Null: the login would be refused. */
  role: Role | null;
  /** Index of the rule that matched; null for the default. */
  rule: number | null;
}

/** A provider on the login page. */
export interface LoginProvider {
  id: string;
  name: string;
}

/** Response with the URL of a provider, to which the browser goes next. */
export interface ProviderAddress {
  url: string;
}

/** POST /api/profile/linked-logins and POST /api/profile/login-renewal/provider */
export interface ProviderChoice {
  providerId: string;
}

/** A row of GET /api/profile/linked-logins */
export interface LinkedLogin {
  id: string;
  providerId: string;
  providerName: string;
  /** Email that the provider stated at the last login. */
  email: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}
