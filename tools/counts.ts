import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A finished Nx task; `folder` is its project's folder. */
export interface Task {
  status: string;
  folder: string;
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (list: Counts[]) =>
  list.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

export const summaryOf = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const isFailure = ({ status }: Pick<Task, 'status'>) => status !== 'success' && !status.includes('cache');

/** Counts a task without tests as one check. Nx skips a task if one that it depends on has failed. */
export function countOfTask(task: Pick<Task, 'status'>): Counts {
  if (task.status === 'skipped') return { ...NOTHING, skipped: 1 };
  return isFailure(task) ? { ...NOTHING, failed: 1 } : { ...NOTHING, passed: 1 };
}

/**
 * Reads the tests that the task's runner counted in `<folder>/test-results/<kind>.json`. A runner that crashed, so that it
 * wrote no counts or failed without a failed test, counts as one failure.
 */
export function countOfTests(task: Task, kind: string, root: string): Counts {
  const path = join(root, task.folder, 'test-results', `${kind}.json`);
  if (task.status === 'skipped') return countOfTask(task);
  if (!existsSync(path)) return { ...NOTHING, failed: 1 };
  const counts = JSON.parse(readFileSync(path, 'utf8')) as Counts;
  return isFailure(task) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
