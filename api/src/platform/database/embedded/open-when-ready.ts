import { StartRetry, type StartRetryOptions } from '../start-retry.ts';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import type { Cluster } from './cluster.ts';
import { ensureDatabase } from './connection.ts';
import { StaleLock } from './ownership.ts';
import { ensureRunning } from './postmaster.ts';

type Details = Pick<StartRetryOptions, 'report' | 'check'>;

/** Starts the cluster's PostgreSQL unless it is running, and calls `use` once it has the site's database. Throws StartRefusal. */
export function openWhenReady<Result>(
  cluster: Cluster,
  details: Details,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const retry = retryFor(cluster, details);
  const open = async () => {
    const port = await ensureRunning(cluster, retry);
    await ensureDatabase(cluster, port);
    return use(port);
  };
  // PostgreSQL may be busy, recovering, or just stopped by its former owner.
  return retry.run(open, (error) => isDatabaseUnavailable(error) || error instanceof StaleLock);
}

export function retryFor(cluster: Cluster, details: Details): StartRetry {
  const advice = `look into ${cluster.log}, end the processes of PostgreSQL that hang, and start again`;
  return new StartRetry({ subject: 'PostgreSQL', advice, ...details });
}
