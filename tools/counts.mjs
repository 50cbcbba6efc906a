import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export const add = (list) =>
  list.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

export const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const isFailure = ({ status }) => status !== 'success' && !status.includes('cache');

/** A task that runs no tests is one check, passed or failed; one that Nx left out since another failed is skipped. */
export function countOfTask(task) {
  if (task.status === 'skipped') return { ...NOTHING, skipped: 1 };
  return isFailure(task) ? { ...NOTHING, failed: 1 } : { ...NOTHING, passed: 1 };
}

/**
 * The tests that a task's runner counted in `<folder>/test-results/<kind>.json`. A runner that broke down, leaving no counts
 * or failing without a failed test, is a failure of its own.
 */
export function countOfTests(task, kind, root) {
  const path = join(root, task.folder, 'test-results', `${kind}.json`);
  if (task.status === 'skipped') return countOfTask(task);
  if (!existsSync(path)) return { ...NOTHING, failed: 1 };
  const counts = JSON.parse(readFileSync(path, 'utf8'));
  return isFailure(task) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
