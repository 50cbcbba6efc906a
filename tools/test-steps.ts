import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { countOfTask, countOfTests, type Counts } from './counts.ts';
import type { NxTask } from './nx-results.ts';
import { runCommand } from './run-command.ts';
import { NGINX, PGBOUNCER } from './server-programs.ts';
import { rebuildProblems } from './supply-chain/rebuild.ts';
import { typePrograms } from './type-programs.ts';

/** One counted part of a step; its output is printed if it fails. */
export interface Check {
  name: string;
  counts: Counts;
  output: string;
}

/** One step of `npm test`; `onOutput` receives the output while the step runs. */
export interface Step {
  title: string;
  run: (root: string, onOutput?: (chunk: string) => void) => Promise<Check[]>;
}

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };
/** Milliseconds after which a step counts as hanging. The API tests alone take 20 to 35 minutes on two slow processors. */
const LIMIT = 45 * 60_000;

interface NodeOptions {
  environment?: Record<string, string>;
  onOutput?: Parameters<Step['run']>[1];
}

const run = (command: string, words: string[], root: string, options: NodeOptions = {}) =>
  runCommand([join(root, 'node_modules', command), ...words], { root, limit: LIMIT, ...options });

interface Targets {
  targets: string[];
  /** Projects as of `nx --projects`. */
  projects: string;
}

async function runNx({ targets, projects }: Targets, root: string, onOutput: NodeOptions['onOutput']) {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-tasks-'));
  const path = join(folder, 'results.json');
  try {
    const environment = { NX_DAEMON: 'false', NX_TUI: 'false', VITRAL_TASK_RESULTS: path };
    const { output } = await run(
      'nx/dist/bin/nx.js',
      ['run-many', '-t', targets.join(), '-p', projects, '--output-style=stream'],
      root,
      { environment, onOutput },
    );
    const tasks = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as NxTask[]) : [];
    return { tasks, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Targets whose test runner counts its tests, in `test-results/<value>.json`. A task of any other target is one check. */
const COUNTED: Record<string, string> = {
  test: 'unit',
  'test-api': 'api',
  'test-servers': 'servers',
  'test-e2e': 'e2e',
};

/** Runs targets in all of the projects that have them. */
export function nxStep(title: string, targets: string[], projects = '*'): Step {
  return {
    title,
    async run(root, onOutput) {
      const { tasks, output } = await runNx({ targets, projects }, root, onOutput);
      return targets.flatMap((target) => {
        const own = tasks.filter((task) => task.target === target);
        if (own.length === 0) return [{ name: `nx run-many -t ${target}`, counts: FAILED, output }];
        const kind = COUNTED[target];
        return own.map((task) => ({
          name: `${task.project}:${target}`,
          counts: kind ? countOfTests(task, kind, root) : countOfTask(task),
          output: task.output,
        }));
      });
    },
  };
}

/** Builds all programs. For a library that is used from source, `typesStep` checks the types instead of building it. */
export const buildStep = nxStep('build', ['build'], 'tag:type:app,tag:type:remote');

/** The smallest module. All are built by the same code, and `npm version` builds each of them again. */
const REBUILT = 'mfe-social';

/** Builds a module a second time: equal sources give equal bytes, so everybody can verify a release. */
export const rebuildStep: Step = {
  title: 'second build',
  async run(root) {
    const problems = await rebuildProblems(root, REBUILT);
    const counts = problems.length === 0 ? PASSED : FAILED;
    return [{ name: `second build of ${REBUILT}`, counts, output: problems.join('\n') }];
  },
};

/** Runs steps at the same time, since some of them keep only one processor busy. */
export function together(title: string, ...steps: Step[]): Step {
  return {
    title,
    run: async (root) => (await Promise.all(steps.map((step) => step.run(root)))).flat(),
  };
}

export const formatStep: Step = {
  title: 'format',
  async run(root) {
    const words = ['--check', '--log-level=warn', '--cache', '--cache-location=.nx/prettier', '.'];
    const { code, output } = await run('prettier/bin/prettier.cjs', words, root);
    return [{ name: 'prettier --check', counts: code === 0 ? PASSED : FAILED, output }];
  },
};

export const unusedStep: Step = {
  title: 'unused code',
  async run(root) {
    const { code, output } = await run('knip/bin/knip.js', ['--no-progress'], root);
    return [{ name: 'knip', counts: code === 0 ? PASSED : FAILED, output }];
  },
};

/** Folders that need as much processor time to lint as all others together. */
const FIRST_HALF = ['api', 'deploy', 'tools'];

/**
 * Lints all projects in two processes: those of single projects spend a third of their time on loading ESLint, TypeScript and the
 * types of libraries.
 */
export const lintStep: Step = {
  title: 'lint',
  run(root) {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    const others = workspaces.filter((folder) => !FIRST_HALF.includes(folder));
    const halves = [[...FIRST_HALF, '*.mjs'], others];
    return Promise.all(
      halves.map(async (half) => {
        const { code, output } = await run('eslint/bin/eslint.js', globSync(half, { cwd: root }), root);
        return { name: `eslint ${half.join(' ')}`, counts: code === 0 ? PASSED : FAILED, output };
      }),
    );
  },
};

/**
 * Checks types with the native compiler, whose single thread needs a third of the processor time of TypeScript 6. Several
 * threads would check the types of libraries several times. ESLint and the tools that read sources still need TypeScript 6.
 */
export const typesStep: Step = {
  title: 'types',
  run: (root) =>
    Promise.all(
      typePrograms(root).map(async (path) => {
        const words = ['--noEmit', '--singleThreaded', '-p', path];
        const { code, output } = await run('typescript-native/bin/tsc', words, root);
        return { name: `tsc -p ${path}`, counts: code === 0 ? PASSED : FAILED, output };
      }),
    ),
};

/** Commits up to this one are older than the rules of `commitlint.config.mjs`. */
const LAST_UNCHECKED_COMMIT = '2a7b90c93657aa7ad4ffa1fa887e109ce757f1f6';

/** Checks commit messages. A copy without Git history, or with a shallow one, has no messages to check. */
export const commitsStep: Step = {
  title: 'commit messages',
  async run(root) {
    const name = 'commitlint';
    const isKnown = spawnSync('git', ['cat-file', '-e', LAST_UNCHECKED_COMMIT], { cwd: root }).status === 0;
    if (!isKnown) return [{ name, counts: SKIPPED, output: '' }];
    const { code, output } = await run('@commitlint/cli/cli.js', ['--from', LAST_UNCHECKED_COMMIT], root, {
      environment: { NX_DAEMON: 'false' },
    });
    return [{ name, counts: code === 0 ? PASSED : FAILED, output }];
  },
};

/** Runs a step after `provide` has made sure that this machine has the programs that it needs, else `without` them. */
function stepWith(provide: () => void, name: string, step: Step, without?: Step): Step {
  return {
    title: step.title,
    async run(root, onOutput) {
      try {
        provide();
      } catch (error) {
        const failure = { name, counts: FAILED, output: (error as Error).message };
        return [failure, ...((await without?.run(root, onOutput)) ?? [])];
      }
      return step.run(root, onOutput);
    },
  };
}

const API_TITLE = 'API, three servers';

/** The tests with three servers often wait, which leaves time for the API tests. */
export const apiStep = stepWith(
  () => {
    NGINX.provide();
    PGBOUNCER.provide();
  },
  'nginx and PgBouncer',
  nxStep(API_TITLE, ['test-api', 'test-servers']),
  nxStep(API_TITLE, ['test-api']),
);

export const journeysStep = stepWith(provideChromium, 'browser', nxStep('browser journeys', ['test-e2e']));
