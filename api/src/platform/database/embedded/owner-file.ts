import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTimeOf, isAlive } from './processes.ts';
import type { Cluster } from './cluster.ts';

/** Another process serves from the data, or holds the lock for a moment. */
export class InUse extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`It is in use by process ${pid}`);
    this.pid = pid;
  }
}

/**
 * Writes this process into the owner file, for processes that cannot ask PostgreSQL: at a start without another owner, and again
 * with the lock. The file itself grants nothing.
 */
export async function writeOwnerFile(cluster: Cluster): Promise<void> {
  await writeFile(pathOf(cluster), `${process.pid} ${startTimeOf(process.pid)}\n`, { mode: 0o600 });
}

export async function claimOwnerFile(cluster: Cluster): Promise<void> {
  if ((await findOtherOwner(cluster)) === null) await writeOwnerFile(cluster);
}

/** Throws InUse when the owner file names another process that is running. */
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
