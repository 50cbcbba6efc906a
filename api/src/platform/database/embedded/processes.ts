import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errors/app-error.ts';

/** Returns whether a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Returns the start time of a process, which distinguishes it from later processes with the same id; empty if unknown. */
export function startTimeOf(pid: number): string {
  return statOf(pid)?.startTime ?? '';
}

/** Reads fields 3 and 22; the second one may contain spaces and parentheses. Null if there is no such file. */
function statOf(pid: number): { state: string; startTime: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** Finds the running PostgreSQL of a data folder by its postmaster.pid; null when that file is missing or stale. */
export async function findPostmaster(data: string): Promise<{ pid: number; port: number } | null> {
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
