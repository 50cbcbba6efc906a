import { setTimeout as sleep } from 'node:timers/promises';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { isAlive, startTimeOf } from './processes.ts';
import type { Cluster } from './cluster.ts';
import { DATABASE, connectionTo } from './connection.ts';

const LOCK = [6183, 1] as const;
/** Time within which a server that is being stopped releases the data. */
const RELEASE_LIMIT_MS = 3000;
const RETRY_MS = 100;

/** PostgreSQL has not noticed yet that the lock's connection is gone, so another attempt makes sense. */
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
  const deadline = performance.now() + RELEASE_LIMIT_MS;
  while (!(await tryLock(client))) {
    const holder = await findHolder(client);
    if (holder !== null && performance.now() > deadline) {
      if (holder !== process.pid && isAlive(holder)) throw new InUse(holder);
      throw new StaleLock(`it still holds the lock of process ${holder}, which has ended`);
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

/** Another process serves from the data, or holds the lock for a moment. */
export class InUse extends Error {
  constructor(readonly pid: number) {
    super(`It is in use by process ${pid}`);
  }
}

/** Writes this process into the owner file, for processes that cannot ask PostgreSQL. The file is no lock. */
async function writeOwnerFile(cluster: Cluster): Promise<void> {
  await writeFile(pathOf(cluster), `${process.pid} ${startTimeOf(process.pid)}\n`, { mode: 0o600 });
}

export async function claimOwnerFile(cluster: Cluster): Promise<void> {
  if ((await findOtherOwner(cluster)) === null) await writeOwnerFile(cluster);
}

export async function refuseOtherOwner(cluster: Cluster): Promise<void> {
  const other = await findOtherOwner(cluster);
  if (other !== null) throw new InUse(other);
}

async function findOtherOwner(cluster: Cluster): Promise<number | null> {
  const note = await readFile(pathOf(cluster), 'utf8').catch(() => '');
  const [number = 0, startTime = ''] = note.trim().split(' ');
  const pid = Number(number);
  return pid && pid !== process.pid && isAlive(pid) && startTimeOf(pid) === startTime ? pid : null;
}

function pathOf({ directory }: Cluster): string {
  return join(directory, 'owner');
}
