import type { ConstructorOptions } from 'pg-boss';
import type { JobDatabase } from './job-database.ts';

/** How often what other servers left unfinished is looked for. */
const SUPERVISE_SECONDS = 30;

/** How pg-boss is set up everywhere: in the server and in migrations. */
export function bossOptions(db: JobDatabase, more: ConstructorOptions = {}): ConstructorOptions {
  return {
    db,
    schema: 'jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    ...more,
  };
}
