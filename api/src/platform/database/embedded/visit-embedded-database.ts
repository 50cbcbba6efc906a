import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import type { Cluster } from './cluster.ts';
import { clusterOf } from './cluster-of.ts';
import { ensureDatabase, urlOf } from './connection.ts';
import { takeFreeOwnership } from './ownership.ts';
import { ensureRunning, stopPostmaster } from './postmaster.ts';

/**
 * Runs `work` on the embedded database without owning it: beside a server, or alone on a PostgreSQL that is started for it and
 * stopped afterwards, unless a server has taken it over meanwhile.
 */
export async function visitEmbeddedDatabase(
  dataDirectory: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const cluster = await clusterOf(dataDirectory);
  const port = await findOrStart(cluster);
  try {
    await work(urlOf(cluster, port));
  } finally {
    await stopUnowned(cluster, port);
  }
}

async function findOrStart(cluster: Cluster): Promise<number> {
  for (;;) {
    const port = await ensureRunning(cluster);
    try {
      await ensureDatabase(cluster, port);
      return port;
    } catch (error) {
      // A server that owned it is stopping it just now.
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

async function stopUnowned(cluster: Cluster, port: number): Promise<void> {
  try {
    const owner = await takeFreeOwnership(cluster, port);
    if (owner) await stopPostmaster(cluster);
  } catch (error) {
    // Its owner has stopped it already.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
