import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** Finds the running PostgreSQL of a data folder by its postmaster.pid; null when that file is missing or stale. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return null;
  if (isPostgresOf(data, pid)) return { pid, port: Number(lines[3]) };
  // PostgreSQL itself would take any living process with this number for another postmaster.
  await rm(file, { force: true });
  return null;
}

/** Checks the data folder, too: after a reboot the process id may belong to a PostgreSQL with other data. */
function isPostgresOf(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    if (!/^Name:\s+postgres$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
