import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';

const LIMIT_MS = 10 * 60_000;

/** The folders of all releases: the shell and the modules. */
export const releaseFolders = (root: string): string[] =>
  globSync('{shell,mfe-*}/package.json', { cwd: root })
    .map((path) => path.replace(/\/package\.json$/, ''))
    .toSorted();

/** Returns the SHA-256 of each file of a built release, by its path. */
export function builtFiles(root: string, folder: string): Map<string, string> {
  const dist = join(root, folder, 'dist');
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [
        path.slice(dist.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** Lists the files that differ between two builds of the same sources. */
export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths].filter((path) => first.get(path) !== second.get(path)).toSorted();
}

/** The cache of webpack, which would hand out the results of the first build. */
const CACHE = 'node_modules/.cache/webpack';

/** Builds a release again without caches, and lists what differs from the build that is there. */
export async function rebuildProblems(root: string, folder: string): Promise<string[]> {
  if (!existsSync(join(root, folder, 'dist'))) return [`${folder} is not built`];
  const before = builtFiles(root, folder);
  rmSync(join(root, folder, CACHE), { recursive: true, force: true });
  const { code, output } = await runCommand(
    [join(root, 'node_modules/nx/dist/bin/nx.js'), 'build', `@vitral/${folder}`, '--skip-nx-cache'],
    { root, limit: LIMIT_MS, environment: { NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
  if (code !== 0) return [`${folder} cannot be built again: ${output}`];
  return differences(before, builtFiles(root, folder)).map(
    (path) => `${folder}/dist/${path} has other bytes when it is built again`,
  );
}
