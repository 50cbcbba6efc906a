import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoginProvider } from '@vitral/contracts/identity-providers';
import type { QueryCache } from '../platform/changes/query-cache.ts';
import { IdentityProvider } from './identity-providers.entity.ts';

/** Returns the active providers, by name, for the login page; queried only after a change. */
export const loginProviders = (cache: QueryCache): Promise<LoginProvider[]> =>
  cache.read('identity-providers', ['identity_provider'], readActive);

async function readActive(em: EntityManager): Promise<LoginProvider[]> {
  const order = { name: 'asc', id: 'asc' } as const;
  const rows = await em.find(IdentityProvider, { isActive: true }, { fields: ['name'], orderBy: order });
  return rows.map(({ id, name }) => ({ id, name }));
}
