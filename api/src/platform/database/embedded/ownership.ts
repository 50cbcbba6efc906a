import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefusal } from '../../lifecycle/start-refusal.ts';
import type { Cluster } from './cluster.ts';
import { DATABASE, connectionTo } from './connection.ts';

const LOCK = [6183, 1] as const;
/** A server that is being stopped, or was killed just now, gives the data back within this. */
const PATIENCE_MS = 3000;
const RETRY_MS = 100;

/**
 * Makes this process the only one that serves from the cluster, for as long as the returned connection lives. The lock
 * ends with the process however it ends, which a file with a process number cannot promise.
 */
export async function takeOwnership(cluster: Cluster, port: number, dataDirectory: string): Promise<Client> {
  const client = connectionTo(cluster, port, DATABASE, `vitral owner ${process.pid}`);
  await client.connect();
  try {
    await waitForLock(client, dataDirectory);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The same without patience: null when another process is the owner. */
export async function takeFreeOwnership(cluster: Cluster, port: number): Promise<Client | null> {
  const client = connectionTo(cluster, port, DATABASE, `vitral owner ${process.pid}`);
  await client.connect();
  if (await tryLock(client)) return client;
  await client.end();
  return null;
}

async function waitForLock(client: Client, dataDirectory: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await tryLock(client)) return;
    if (Date.now() > deadline) {
      const holder = (await findHolder(client)) ?? 'unknown';
      throw new StartRefusal(`The data in ${dataDirectory} is in use by process ${holder}: stop it first.`);
    }
    await sleep(RETRY_MS);
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    ...LOCK,
  ]);
  return rows[0]?.taken ?? false;
}

async function findHolder(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...LOCK],
  );
  return Number(rows[0]?.name.split(' ').at(-1)) || null;
}
