import { readFileSync } from 'node:fs';
import { codeOf } from '../../errors/code-of.ts';

/** Whether a process runs; one that has ended, and that its parent has not asked about yet, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Tells a process from later ones with its number, where the system says when it began; empty elsewhere. */
export function beginningOf(pid: number): string {
  return statOf(pid)?.beginning ?? '';
}

/** The third and the 22nd field of the line, whose second one may hold spaces and parentheses. Null: the system has no such file. */
function statOf(pid: number): { state: string; beginning: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', beginning: fields[19] ?? '' };
  } catch {
    return null;
  }
}
