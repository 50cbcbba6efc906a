import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

const CONNECT_TIMEOUT_MS = 3000;
/** Pool size for CLI commands and migrations. */
const POOL_SIZE = 20;

/** Returns how MikroORM is set up everywhere; `more` names at least the entities. */
export function databaseOptions(
  databaseUrl: string,
  more: Options,
  onPoolCreated: (pool: Pool) => void = () => {},
): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // Given whole as well, since MikroORM reads neither `sslmode` nor the other query parameters.
    driverOptions: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'vitral',
      onPoolCreated,
    },
    pool: { min: 0, max: POOL_SIZE },
    extensions: [Migrator],
    allowGlobalContext: false,
    // These tables belong to pg-boss, connect-pg-simple and rate-limiter-flexible; functions are written in migrations. Servers
    // of the version before still use upload_key: the next one drops it.
    schemaGenerator: {
      ignoreSchema: ['jobs'],
      skipTables: ['session', 'rate_limit', 'upload_key'],
      ignoreRoutines: true,
    },
    ...more,
  });
}
