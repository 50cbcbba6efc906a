import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

const CONNECT_TIMEOUT_MS = 3000;
/** Pool size for CLI commands and migrations. */
const POOL_SIZE = 20;

/** Returns the MikroORM options of all programs; `more` names at least the entities. */
export function databaseOptions(
  databaseUrl: string,
  more: Options,
  onPoolCreated: (pool: Pool) => void = () => {},
): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // The driver gets the whole URL as well, since MikroORM ignores `sslmode` and the other query parameters.
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
    // These tables belong to pg-boss, connect-pg-simple and rate-limiter-flexible; functions are written in migrations.
    // The previous version still uses upload_key: the next one drops it.
    schemaGenerator: {
      ignoreSchema: ['jobs'],
      skipTables: ['session', 'rate_limit', 'upload_key'],
      ignoreRoutines: true,
    },
    ...more,
  });
}
