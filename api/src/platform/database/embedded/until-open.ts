import { Patience, type PatienceOptions } from '../patience.ts';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import type { Cluster } from './cluster.ts';
import { ensureDatabase } from './connection.ts';
import { StaleLock } from './ownership.ts';
import { ensureRunning } from './postmaster.ts';

type Details = Pick<PatienceOptions, 'say' | 'check'>;

/** Starts the cluster's PostgreSQL unless it is running, and calls `use` once it has the site's database. Throws StartRefusal. */
export function untilOpen<Result>(
  cluster: Cluster,
  details: Details,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const patience = patienceWith(cluster, details);
  const open = async () => {
    const port = await ensureRunning(cluster, patience);
    await ensureDatabase(cluster, port);
    return use(port);
  };
  // PostgreSQL may be busy, recovering, or just stopped by its former owner.
  return patience.with(open, (error) => isDatabaseUnavailable(error) || error instanceof StaleLock);
}

export function patienceWith(cluster: Cluster, details: Details): Patience {
  const advice = `look into ${cluster.log}, end the processes of PostgreSQL that hang, and start again`;
  return new Patience({ subject: 'PostgreSQL', advice, ...details });
}
