import type { Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.ts';
import { KeyedEntityManager } from '../platform/idempotency/keyed-write.ts';
import { databaseOptions } from '../platform/database/database-options.ts';

/** Returns the MikroORM options, with all entities, of the server, commands, migrations and tests. */
export function ormOptions(
  databaseUrl: string,
  more: Options = {},
  onPoolCreated?: (pool: Pool) => void,
): Options {
  const all = { entities: ENTITIES, entityManager: KeyedEntityManager };
  return databaseOptions(databaseUrl, { ...all, ...more }, onPoolCreated);
}
