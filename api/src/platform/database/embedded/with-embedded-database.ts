import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import type { Cluster } from './cluster.ts';
import { ensureCluster } from './ensure-cluster.ts';
import { urlOf } from './connection.ts';
import { takeFreeOwnership } from './ownership.ts';
import { stopPostmaster } from './postmaster.ts';
import { openWhenReady } from './open-when-ready.ts';

/**
 * Runs `work` on the embedded database without owning it: beside a server, or alone on a PostgreSQL that is started for it and
 * stopped afterwards unless a server has taken it over meanwhile.
 */
export async function withEmbeddedDatabase(
  dataDirectory: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const cluster = await ensureCluster(dataDirectory);
  const port = await openWhenReady(cluster, {}, (found) => Promise.resolve(found));
  try {
    await work(urlOf(cluster, port));
  } finally {
    await stopUnowned(cluster, port);
  }
}

async function stopUnowned(cluster: Cluster, port: number): Promise<void> {
  try {
    const owner = await takeFreeOwnership(cluster, port);
    if (owner) await stopPostmaster(cluster);
  } catch (error) {
    // Its owner stopped it already.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
