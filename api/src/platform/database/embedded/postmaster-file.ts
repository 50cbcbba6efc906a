import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../lifecycle/code-of.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The running PostgreSQL of a data folder, as its postmaster.pid tells; null when that file is missing or stale. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return null;
  if (isPostgres(pid)) return { pid, port: Number(lines[3]) };
  // PostgreSQL itself would take any living process with this number for another postmaster.
  await rm(file, { force: true });
  return null;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
  } catch {
    return isAlive(pid);
  }
}
