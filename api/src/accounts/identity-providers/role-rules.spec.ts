import { describe, expect, it } from '@jest/globals';
import type { RoleRule } from '@vitral/contracts/identity-providers';
import { roleOf } from './role-rules.ts';

const rule = (changes: Partial<RoleRule>): RoleRule => ({
  claim: 'groups',
  operator: 'contains',
  value: 'editors',
  role: 'manager',
  ...changes,
});
const admins = rule({ value: 'admins', role: 'admin' });

const roleFor = (claims: Record<string, unknown>, ...roleRules: RoleRule[]) =>
  roleOf({ roleRules, defaultRole: 'user' }, claims);

describe('roleOf', () => {
  it('takes the first rule that matches', () => {
    expect(roleFor({ groups: ['editors', 'admins'] }, rule({}), admins)).toEqual({
      role: 'manager',
      rule: 0,
    });
    expect(roleFor({ groups: ['admins'] }, rule({}), admins)).toEqual({ role: 'admin', rule: 1 });
  });

  it('ignores an email that the provider has not verified', () => {
    const owner = rule({ claim: 'email', operator: 'equals', value: 'ana@example.org', role: 'admin' });
    const email = 'ana@example.org';
    expect(roleFor({ email, email_verified: true }, owner).role).toBe('admin');
    for (const claims of [{ email }, { email, email_verified: false }, { email, email_verified: 'true' }])
      expect(roleFor(claims, owner).role).toBe('user');
  });

  it('gives the default role where no rule matches, and none without a default', () => {
    expect(roleFor({ groups: ['readers'] }, rule({}))).toEqual({ role: 'user', rule: null });
    expect(roleOf({ roleRules: [admins], defaultRole: null }, {})).toEqual({ role: null, rule: null });
  });

  it('compares whole values, in lists only for `contains` and alone only for `equals`', () => {
    expect(roleFor({ groups: ['not-editors', 'editors-2'] }, rule({})).rule).toBeNull();
    expect(roleFor({ groups: 'editors' }, rule({})).rule).toBeNull();
    expect(roleFor({ groups: ['editors'] }, rule({ operator: 'equals' })).rule).toBeNull();
    expect(roleFor({ groups: 'editors' }, rule({ operator: 'equals' })).rule).toBe(0);
    expect(roleFor({ staff: true }, rule({ claim: 'staff', operator: 'equals', value: 'true' })).rule).toBe(
      0,
    );
  });

  it('follows a path, but prefers a claim that has dots in its name', () => {
    const nested = rule({ claim: 'realm_access.roles' });
    expect(roleFor({ realm_access: { roles: ['editors'] } }, nested).rule).toBe(0);
    const url = rule({ claim: 'https://example.org/roles' });
    expect(roleFor({ 'https://example.org/roles': ['editors'] }, url).rule).toBe(0);
  });

  it('never reads what every object inherits', () => {
    const inherited = rule({ claim: 'constructor.name', operator: 'equals', value: 'Object' });
    expect(roleFor({}, inherited).rule).toBeNull();
    expect(
      roleFor({ groups: [] }, rule({ claim: 'groups.length', operator: 'equals', value: '0' })).rule,
    ).toBeNull();
  });
});
