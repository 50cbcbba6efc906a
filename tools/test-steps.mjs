import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.mjs';
import { countOfTask, countOfTests } from './counts.mjs';
import { runCommand } from './run-command.mjs';
import { NGINX, PGBOUNCER } from './server-programs.mjs';
import { typePrograms } from './type-programs.mjs';

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };
/** No step takes that long; a hanging one shall not hold the others up for ever. */
const LIMIT = 25 * 60_000;

const run = (command, words, root, options) =>
  runCommand([join(root, 'node_modules', command), ...words], { root, limit: LIMIT, ...options });

async function runNx(target, root, onOutput) {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-tasks-'));
  const path = join(folder, 'results.json');
  try {
    const environment = { NX_DAEMON: 'false', NX_TUI: 'false', VITRAL_TASK_RESULTS: path };
    const { output } = await run(
      'nx/dist/bin/nx.js',
      ['run-many', '-t', target, '--output-style=stream'],
      root,
      { environment, onOutput },
    );
    const tasks = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
    return { tasks: tasks.filter((task) => task.target === target), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One target in all the projects that have it. `kind` names the counts of its runner; without it each task is one check. */
export function nxStep(title, target, kind) {
  return {
    title,
    async run(root, onOutput) {
      const { tasks, output } = await runNx(target, root, onOutput);
      if (tasks.length === 0) return [{ name: `nx run-many -t ${target}`, counts: FAILED, output }];
      return tasks.map((task) => ({
        name: `${task.project}:${task.target}`,
        counts: kind ? countOfTests(task, kind, root) : countOfTask(task),
        output: task.output,
      }));
    },
  };
}

export const formatStep = {
  title: 'format',
  async run(root) {
    const words = ['--check', '--log-level=warn', '--cache', '--cache-location=.nx/prettier', '.'];
    const { code, output } = await run('prettier/bin/prettier.cjs', words, root);
    return [{ name: 'prettier --check', counts: code === 0 ? PASSED : FAILED, output }];
  },
};

export const typesStep = {
  title: 'types',
  run: (root) =>
    Promise.all(
      typePrograms(root).map(async (path) => {
        const { code, output } = await run('typescript/bin/tsc', ['--noEmit', '-p', path], root);
        return { name: `tsc -p ${path}`, counts: code === 0 ? PASSED : FAILED, output };
      }),
    ),
};

/** Commits up to this one are older than the rules of `commitlint.config.mjs`. */
const LAST_UNCHECKED_COMMIT = '2a7b90c93657aa7ad4ffa1fa887e109ce757f1f6';

/** Checks commit messages. A copy without Git history, or with a shallow one, has none to check. */
export const commitsStep = {
  title: 'commit messages',
  async run(root) {
    const name = 'commitlint';
    const isKnown = spawnSync('git', ['cat-file', '-e', LAST_UNCHECKED_COMMIT], { cwd: root }).status === 0;
    if (!isKnown) return [{ name, counts: SKIPPED, output: '' }];
    const words = ['@commitlint/cli/cli.js', ['--from', LAST_UNCHECKED_COMMIT]];
    const { code, output } = await run(...words, root, { NX_DAEMON: 'false' });
    return [{ name, counts: code === 0 ? PASSED : FAILED, output }];
  },
};

/** Runs a step once what it needs on this machine is there. */
function stepWith(provide, name, step) {
  return {
    title: step.title,
    async run(root, onOutput) {
      try {
        provide();
      } catch ({ message }) {
        return [{ name, counts: FAILED, output: message }];
      }
      return step.run(root, onOutput);
    },
  };
}

export const serversStep = stepWith(
  () => {
    NGINX.provide();
    PGBOUNCER.provide();
  },
  'nginx and PgBouncer',
  nxStep('three servers', 'test-servers', 'servers'),
);

export const journeysStep = stepWith(
  provideChromium,
  'browser',
  nxStep('browser journeys', 'test-e2e', 'e2e'),
);
