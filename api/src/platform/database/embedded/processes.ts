import { readFileSync } from 'node:fs';
import { codeOf } from '../../errors/code-of.ts';

/** Tells if a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/**
 * Returns the start time of a process, which distinguishes it from later ones with the same id; empty where the system has none.
 */
export function startTimeOf(pid: number): string {
  return statOf(pid)?.startTime ?? '';
}

/**
 * Reads the third and the 22nd field of the line; the second one may contain spaces and parentheses. Null without such a file.
 */
function statOf(pid: number): { state: string; startTime: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return null;
  }
}
