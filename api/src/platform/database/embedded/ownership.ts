import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { isAlive } from './processes.ts';
import type { Cluster } from './cluster.ts';
import { DATABASE, connectionTo } from './connection.ts';
import { InUse, writeOwnerFile } from './owner-file.ts';

const LOCK = [6183, 1] as const;
/** Time within which a server that is being stopped releases the data. */
const PATIENCE_MS = 3000;
const RETRY_MS = 100;

/** PostgreSQL has not noticed yet that the lock's connection is gone: another try makes sense. */
export class StaleLock extends Error {}

/**
 * Makes this process the only one that serves from the cluster, for as long as the returned connection lives. Unlike a file with
 * a process id, the lock is released however the process ends. Throws InUse and StaleLock.
 */
export async function takeOwnership(cluster: Cluster, port: number): Promise<Client> {
  const client = connectToOwn(cluster, port);
  let hasEnded = false;
  client.once('end', () => (hasEnded = true));
  try {
    await client.connect();
    await waitForLock(client);
    await writeOwnerFile(cluster);
    // The caller would subscribe to `end` too late.
    if (hasEnded) throw new Error('Connection terminated unexpectedly');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Does the same without waiting; returns null when another process is the owner. */
export async function takeFreeOwnership(cluster: Cluster, port: number): Promise<Client | null> {
  const client = connectToOwn(cluster, port);
  let isTaken = false;
  try {
    await client.connect();
    isTaken = await tryLock(client);
    return isTaken ? client : null;
  } finally {
    if (!isTaken) await client.end();
  }
}

function connectToOwn(cluster: Cluster, port: number): Client {
  return connectionTo(cluster, port, DATABASE, { name: `vitral owner ${process.pid}` });
}

async function waitForLock(client: Client): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await tryLock(client))) {
    const holder = await findHolder(client);
    if (holder !== null && performance.now() > deadline) {
      if (holder !== process.pid && isAlive(holder)) throw new InUse(holder);
      throw new StaleLock(`it still holds the data for process ${holder}, which has ended`);
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

/** Returns the process that holds the lock; null when it was released meanwhile. */
async function findHolder(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...LOCK],
  );
  return Number(rows[0]?.name.split(' ').at(-1)) || null;
}
