import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginningOf, isAlive } from '../../lifecycle/processes.ts';
import type { Cluster } from './cluster.ts';

/** Another process serves from the data, or has the lock for a moment. */
export class InUse extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`It is in use by process ${pid}`);
    this.pid = pid;
  }
}

/** Written by whoever has the lock, for those who cannot ask PostgreSQL about it; it grants nothing. */
export async function noteOwner(cluster: Cluster): Promise<void> {
  await writeFile(pathOf(cluster), `${process.pid} ${beginningOf(process.pid)}\n`, { mode: 0o600 });
}

/** Throws InUse when the process that had the lock last runs, and is another one. */
export async function refuseBesideOwner(cluster: Cluster): Promise<void> {
  const note = await readFile(pathOf(cluster), 'utf8').catch(() => '');
  const [pid = 0, beginning = ''] = note.trim().split(' ');
  const owner = Number(pid);
  if (!owner || owner === process.pid || !isAlive(owner) || beginningOf(owner) !== beginning) return;
  throw new InUse(owner);
}

function pathOf({ directory }: Cluster): string {
  return join(directory, 'owner');
}
