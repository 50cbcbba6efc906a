import type { Role } from '@vitral/sdk/contracts/access';
import type {
  IdentityProvider,
  IdentityProviderInput,
  RoleRule,
  RoleRules,
} from '@vitral/sdk/contracts/identity-providers';

export interface ProviderValues extends Omit<IdentityProviderInput, 'clientSecret' | 'defaultRole'> {
  /** Blank keeps the stored secret. */
  clientSecret: string;
  /** A text, since the values of selects are texts. */
  defaultRole: Role | 'none';
}

export const NEW_RULE: RoleRule = { claim: '', operator: 'contains', value: '', role: 'manager' };

/** The safest choices: nobody gets in whom an admin has not let in. */
const NEW_PROVIDER: ProviderValues = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  scopes: '',
  isActive: true,
  linksByEmail: false,
  createsAccounts: false,
  roleRules: [],
  defaultRole: 'user',
};

export function valuesOf(provider: IdentityProvider | null): ProviderValues {
  if (!provider) return NEW_PROVIDER;
  const { name, issuer, clientId, scopes, isActive, linksByEmail, createsAccounts, roleRules } = provider;
  return {
    ...{ name, issuer, clientId, scopes, isActive, linksByEmail, createsAccounts, roleRules },
    clientSecret: '',
    defaultRole: provider.defaultRole ?? 'none',
  };
}

export const rulesOf = ({ roleRules, defaultRole }: Pick<ProviderValues, keyof RoleRules>): RoleRules => ({
  roleRules: roleRules.map((rule) => ({ ...rule, claim: rule.claim.trim(), value: rule.value.trim() })),
  defaultRole: defaultRole === 'none' ? null : defaultRole,
});

export const inputOf = (values: ProviderValues): IdentityProviderInput => ({
  ...values,
  ...rulesOf(values),
  name: values.name.trim(),
  issuer: values.issuer.trim(),
  clientId: values.clientId.trim(),
  clientSecret: values.clientSecret.trim() || null,
  scopes: values.scopes.trim().replace(/\s+/g, ' '),
});
