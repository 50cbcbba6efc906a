import { writeFileSync } from 'node:fs';

export const name = 'nx-results';

/** Nx plugin: leaves how each task of a run ended in the file that VITRAL_TASK_RESULTS names, for `npm test` to count. */
export function postTasksExecution(_options, { taskResults }) {
  const path = process.env.VITRAL_TASK_RESULTS;
  if (!path) return;
  const tasks = Object.values(taskResults).map(({ task, status, terminalOutput }) => ({
    project: task.target.project,
    target: task.target.target,
    folder: task.projectRoot,
    status,
    output: terminalOutput ?? '',
  }));
  writeFileSync(path, JSON.stringify(tasks));
}
