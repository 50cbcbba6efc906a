import { fork } from 'node:child_process';

interface Question<Outcome> {
  worker: URL;
  order: object;
  withinMs: number;
  /** Outcome of a worker that ended without a report. */
  ended: Outcome;
  /** Outcome of a worker that took too long and was killed. */
  late: Outcome;
}

/** Runs one order in a separate process and returns its report. Rejects only if no process can be started. */
export function askWorker<Outcome>({
  worker,
  order,
  withinMs,
  ended,
  late,
}: Question<Outcome>): Promise<Outcome> {
  const child = fork(worker, {
    execArgv: [],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    let outcome = ended;
    const limit = setTimeout(() => {
      outcome = late;
      child.kill('SIGKILL');
    }, withinMs);
    child.on('message', (response: Outcome) => (outcome = response));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(limit);
      resolve(outcome);
    });
    child.send(order, () => {});
  });
}
