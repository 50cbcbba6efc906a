import { defineEntity, p } from '@mikro-orm/core';
import { ROLES } from '@vitral/contracts/access';
import type { RoleRule } from '@vitral/contracts/identity-providers';
import { announced, editable, identity, instant, sortableText } from '../platform/entities/columns.ts';
import { User } from './users.entity.ts';

/** An OpenID Connect provider with which people log in. docs/adr/114. */
const IdentityProviderSchema = defineEntity({
  name: 'IdentityProvider',
  triggers: [announced('identity_provider')],
  indexes: [{ properties: ['name', 'id'] }],
  properties: {
    ...editable(),
    name: sortableText(),
    issuer: p.text(),
    clientId: p.text(),
    sealedClientSecret: p.text().hidden(),
    scopes: p.text(),
    isActive: p.boolean(),
    linksByEmail: p.boolean(),
    createsAccounts: p.boolean(),
    roleRules: p.json<RoleRule[]>(),
    defaultRole: p.enum(ROLES).nullable(),
  },
});

export class IdentityProvider extends IdentityProviderSchema.class {}
IdentityProviderSchema.setClass(IdentityProvider);

/** A person as a provider knows them, and their account here. */
const LinkedIdentitySchema = defineEntity({
  name: 'LinkedIdentity',
  uniques: [{ properties: ['provider', 'subject'] }],
  indexes: [{ properties: ['user'] }],
  properties: {
    ...identity(),
    provider: () => p.manyToOne(IdentityProvider).mapToPk().deleteRule('cascade'),
    /** The claim `sub`: the only name of a person that a provider never gives to another one. */
    subject: p.text(),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    /** Email that the provider stated at the last login, to tell the logins of a person apart. */
    email: p.text().nullable(),
    lastUsedAt: instant().nullable(),
  },
});

export class LinkedIdentity extends LinkedIdentitySchema.class {}
LinkedIdentitySchema.setClass(LinkedIdentity);
