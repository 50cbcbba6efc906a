import type { Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.ts';
import { KeyedEntityManager } from '../platform/idempotency/keyed-entity-manager.ts';
import { databaseOptions } from '../platform/database/database-options.ts';

/** How MikroORM is set up in the server, in commands, in migrations and in tests: with all entities. */
export function ormOptions(
  databaseUrl: string,
  more: Options = {},
  onPoolCreated?: (pool: Pool) => void,
): Options {
  const all = { entities: ENTITIES, entityManager: KeyedEntityManager };
  return databaseOptions(databaseUrl, { ...all, ...more }, onPoolCreated);
}
