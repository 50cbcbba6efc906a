import type { RoleRule, RoleRules, RoleTrial } from '@vitral/contracts/identity-providers';
import { isRecord } from '../../platform/validation/shapes.ts';

/** A row of the database omits null. */
type Rules = Pick<RoleRules, 'roleRules'> & { defaultRole?: RoleRules['defaultRole'] };
type Claims = Readonly<Record<string, unknown>>;

/** Returns the role that the first matching rule gives to a person with these claims, else the default role. */
export function roleOf({ roleRules, defaultRole }: Rules, claims: Claims): RoleTrial {
  const index = roleRules.findIndex((rule) => matches(rule, valueAt(claims, rule.claim)));
  const rule = roleRules[index];
  return rule ? { role: rule.role, rule: index } : { role: defaultRole ?? null, rule: null };
}

function matches({ operator, value }: RoleRule, claim: unknown): boolean {
  if (operator === 'equals') return textOf(claim) === value;
  return Array.isArray(claim) && claim.some((part) => textOf(part) === value);
}

/** Objects and lists have no text, so that no rule matches the way in which they would be printed. */
function textOf(claim: unknown): string | null {
  const isPlain = typeof claim === 'string' || typeof claim === 'number' || typeof claim === 'boolean';
  return isPlain ? String(claim) : null;
}

/** Looks for a claim of that name first, since names may be URLs with dots; then follows the path. */
function valueAt(claims: Claims, path: string): unknown {
  // Anybody can state an email that is not verified.
  if (path === 'email' && claims['email_verified'] !== true) return undefined;
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
}
