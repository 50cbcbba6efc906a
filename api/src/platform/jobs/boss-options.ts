import type { ConstructorOptions } from 'pg-boss';
import type { JobDatabase } from './job-database.ts';

/** Interval between the checks for unfinished jobs of other servers. */
const SUPERVISE_SECONDS = 30;

/** Returns the pg-boss options of the server and of migrations. */
export function bossOptions(db: JobDatabase, more: ConstructorOptions = {}): ConstructorOptions {
  return {
    db,
    schema: 'jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    ...more,
  };
}
