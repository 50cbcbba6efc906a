import { writeFileSync } from 'node:fs';
import type { Task } from './counts.ts';

export const name = 'nx-results';

export interface NxTask extends Task {
  project: string;
  target: string;
  output: string;
}

interface TaskResult {
  task: { target: { project: string; target: string }; projectRoot: string };
  status: string;
  terminalOutput?: string;
}

/** Nx plugin: writes the result of each task of a run to the file named by VITRAL_TASK_RESULTS, for `npm test` to count. */
export function postTasksExecution(
  _options: unknown,
  { taskResults }: { taskResults: Record<string, TaskResult> },
) {
  const path = process.env.VITRAL_TASK_RESULTS;
  if (!path) return;
  const tasks = Object.values(taskResults).map(({ task, status, terminalOutput }): NxTask => ({
    project: task.target.project,
    target: task.target.target,
    folder: task.projectRoot,
    status,
    output: terminalOutput ?? '',
  }));
  writeFileSync(path, JSON.stringify(tasks));
}
