import { LIMITS } from '@vitral/contracts/limits';
import { isEmail } from '@vitral/contracts/email';
import { isUsername } from '@vitral/contracts/accounts';
import { cleanLine } from '../../../platform/validation/text.ts';
import type { ProviderSession } from '../provider-sessions.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A person as a provider has described them. All texts are the provider's and checked like typed ones. */
export interface Identity {
  claims: Claims;
  session: ProviderSession;
  authenticatedAt: number;
  provesSecondFactor: boolean;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** Characters that a username cannot have are dropped; null if too few are left. */
  username: string | null;
}

const LONGEST_ID = 255;
/** "mfa": the provider asked for several factors (RFC 8176). */
const SEVERAL_FACTORS = 'mfa';

/** Reads verified claims. Returns null if the subject is missing or longer than OpenID Connect allows. */
export function readIdentity(provider: string, claims: Claims): Identity | null {
  const { sub, sid, auth_time: time, amr } = claims;
  if (!isId(sub)) return null;
  const email = textOf(claims, 'email', LIMITS.email);
  return {
    claims,
    session: { provider, subject: sub, sid: isId(sid) ? sid : null },
    authenticatedAt:
      typeof time === 'number' && Number.isFinite(time) ? Math.min(time * 1000, Date.now()) : 0,
    provesSecondFactor: Array.isArray(amr) && amr.includes(SEVERAL_FACTORS),
    email: email !== null && isEmail(email) ? email : null,
    isEmailVerified: claims['email_verified'] === true,
    name: textOf(claims, 'name', LIMITS.name),
    username: usernameOf(textOf(claims, 'preferred_username', LIMITS.email) ?? email ?? ''),
  };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID && !value.includes('\0');

function textOf(claims: Claims, name: string, max: number): string | null {
  const value = claims[name];
  return (typeof value === 'string' && cleanLine(value).slice(0, max)) || null;
}

function usernameOf(text: string): string | null {
  const [local = ''] = text.split('@');
  const kept = local
    .normalize('NFKD')
    .replace(/[^\w.-]/g, '')
    .slice(0, LIMITS.username);
  return kept.length >= LIMITS.usernameMin && isUsername(kept) ? kept : null;
}
