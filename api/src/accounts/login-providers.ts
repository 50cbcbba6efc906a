import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoginProvider } from '@vitral/contracts/identity-providers';
import type { QueryCache } from '../platform/changes/query-cache.ts';
import { IdentityProvider, LinkedIdentity } from './identity-providers.entity.ts';

/** Returns the active providers, by name, for the login page; queried only after a change. */
export const loginProviders = (cache: QueryCache): Promise<LoginProvider[]> =>
  cache.read('identity-providers', ['identity_provider'], readActive);

async function readActive(em: EntityManager): Promise<LoginProvider[]> {
  const order = { name: 'asc', id: 'asc' } as const;
  const rows = await em.find(IdentityProvider, { isActive: true }, { fields: ['name'], orderBy: order });
  return rows.map(({ id, name }) => ({ id, name }));
}

/** A person as a provider knows them. */
export type ProviderSubject = Pick<LinkedIdentity, 'provider' | 'subject'>;

/**
 * Returns whether the provider is active and the person is linked to the account, which the transaction of `em` has updated. Locks
 * the provider, so that a parallel change of it ends the session that the transaction is about.
 */
export async function isStillLinked(
  em: EntityManager,
  accountId: string,
  { provider, subject }: ProviderSubject,
): Promise<boolean> {
  const lock = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] } as const;
  if (!(await em.findOne(IdentityProvider, { id: provider, isActive: true }, lock))) return false;
  return (await em.count(LinkedIdentity, { provider, subject, user: accountId })) > 0;
}
