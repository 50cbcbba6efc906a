import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentWithoutNx } from '../../planted-workspace.ts';
import type { NxTask } from '../../nx-results.ts';
import { runScript } from '../processes.ts';

/** Seconds that a build may take; 'caches': every project comes from the cache; null: nothing is promised. */
export type Promised = number | 'caches' | null;

export type BuildReading = ReturnType<typeof readingOf>;

interface Build {
  work: string;
  project?: string;
  mayTake?: Promised;
}

const NX = 'node_modules/nx/dist/bin/nx.js';
const REBUILT_WITHIN_SECONDS = 20;
/** Possible entry files of a project: a line that is added there changes the build. */
const ENTRIES = ['src/remote.tsx', 'src/bootstrap.tsx', 'src/main.ts'];
const ADDED_LINE = "\nperformance.mark('changed');\n";
const CACHED = ['local-cache', 'local-cache-kept-existing', 'remote-cache'];

/**
 * Times builds in a workspace without any output: everything, everything again without a change, and each of `projects` with one
 * more line.
 */
export async function timeBuilds(folder: string, projects: string[], say: (line: string) => void) {
  const build = (work: string, more: Omit<Build, 'work'> = {}) => {
    say(`Building ${work} ...`);
    return timeBuild(folder, { work, ...more });
  };
  const readings = [await build('everything, with empty caches')];
  readings.push(await build('everything, with nothing changed', { mayTake: 'caches' }));
  for (const project of projects) {
    appendFileSync(entryOf(join(folder, project)), ADDED_LINE);
    readings.push(
      await build(`${project}, with one line changed`, { project, mayTake: REBUILT_WITHIN_SECONDS }),
    );
  }
  return readings;
}

/** Lists the projects of the site that are built by themselves. */
export const partsOfTheSite = (root: string) =>
  globSync('{api,shell,mfe-*}/package.json', { cwd: root }).map(dirname).sort();

const entryOf = (folder: string) =>
  ENTRIES.map((path) => join(folder, path)).find((path) => existsSync(path)) ?? folder;

async function timeBuild(folder: string, { work, project, mayTake = null }: Build) {
  const results = join(folder, 'results.json');
  const start = performance.now();
  await runScript(join(folder, NX), {
    words: ['run-many', '-t', 'build', ...(project ? ['-p', `@vitral/${project}`] : [])],
    environment: { ...environmentWithoutNx(), NX_TUI: 'false', VITRAL_TASK_RESULTS: results },
    folder,
  });
  const seconds = (performance.now() - start) / 1000;
  return readingOf({ work, mayTake, seconds, tasks: JSON.parse(readFileSync(results, 'utf8')) as NxTask[] });
}

interface BuildResult {
  work: string;
  mayTake: Promised;
  seconds: number;
  tasks: { status: string }[];
}

export function readingOf({ work, mayTake, seconds, tasks }: BuildResult) {
  const cached = tasks.filter(({ status }) => CACHED.includes(status)).length;
  const built = tasks.length - cached;
  const isKept = mayTake === null || (mayTake === 'caches' ? built === 0 : seconds <= mayTake);
  return { work, seconds, built, cached, mayTake, isKept };
}
