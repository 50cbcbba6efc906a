import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentWithoutNx } from '../../planted-workspace.ts';
import { runScript } from '../processes.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
const REBUILT_WITHIN_SECONDS = 20;
/** The first that a project has is where it begins; what is added there is part of what is built. */
const BEGINNINGS = ['src/remote.tsx', 'src/bootstrap.tsx', 'src/main.ts'];
const ADDED_LINE = "\nperformance.mark('changed');\n";
const CACHED = ['local-cache', 'local-cache-kept-existing', 'remote-cache'];

/**
 * In a workspace in which nothing is built: a build of everything, the same again with nothing changed, and each of `projects`
 * with one line more. `say` is told what is being built.
 */
export async function timeBuilds(folder, projects, say) {
  const build = (work, more) => {
    say(`Building ${work} ...`);
    return timeBuild(folder, { work, ...more });
  };
  const readings = [await build('everything, with empty caches')];
  readings.push(await build('everything, with nothing changed', { mayTake: 'caches' }));
  for (const project of projects) {
    appendFileSync(beginningOf(join(folder, project)), ADDED_LINE);
    readings.push(
      await build(`${project}, with one line changed`, { project, mayTake: REBUILT_WITHIN_SECONDS }),
    );
  }
  return readings;
}

/** The parts of the site that are built by themselves. */
export const partsOfTheSite = (root) =>
  globSync('{api,shell,mfe-*}/package.json', { cwd: root }).map(dirname).sort();

const beginningOf = (folder) => BEGINNINGS.map((path) => join(folder, path)).find(existsSync);

async function timeBuild(folder, { work, project, mayTake = null }) {
  const results = join(folder, 'results.json');
  const start = performance.now();
  await runScript(join(folder, NX), {
    words: ['run-many', '-t', 'build', ...(project ? ['-p', `@vitral/${project}`] : [])],
    environment: { ...environmentWithoutNx(), NX_TUI: 'false', VITRAL_TASK_RESULTS: results },
    folder,
  });
  const seconds = (performance.now() - start) / 1000;
  return readingOf({ work, mayTake, seconds, tasks: JSON.parse(readFileSync(results, 'utf8')) });
}

/** `mayTake`: at most so many seconds; 'caches': nothing may be built again. */
export function readingOf({ work, mayTake, seconds, tasks }) {
  const cached = tasks.filter(({ status }) => CACHED.includes(status)).length;
  const built = tasks.length - cached;
  const isKept = mayTake === null || (mayTake === 'caches' ? built === 0 : seconds <= mayTake);
  return { work, seconds, built, cached, mayTake, isKept };
}
