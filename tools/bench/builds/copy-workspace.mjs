import { globSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What was built, fetched or kept is not copied; a build finds nothing of it. */
const LEFT_OUT = new Set([
  '.git',
  '.nx',
  '.bench',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
]);

/** The site's own packages: links that lead to the folder they are in. */
const OWN_SCOPE = '@vitral';
/** What builds keep there is what makes the next one faster. */
const CACHE = '.cache';

/** The sources of a workspace and the packages that are installed in it, without anything that a build left there. */
export async function copyWorkspace(root, folder) {
  const data = join(root, 'data');
  await cp(root, folder, {
    recursive: true,
    filter: (path) => path === root || !(LEFT_OUT.has(basename(path)) || path === data),
  });
  const projects = globSync('{*,libs/*}/package.json', { cwd: folder }).map(dirname);
  for (const project of ['.', ...projects]) linkPackages(join(root, project), join(folder, project));
}

/** Links need no room and can lead to another disk; the packages are only read. */
function linkPackages(from, to) {
  for (const name of namesIn(join(from, 'node_modules'))) {
    if (name === CACHE) continue;
    const [source, target] = [from, to].map((project) => join(project, 'node_modules', name));
    mkdirSync(dirname(target), { recursive: true });
    if (name === OWN_SCOPE) copyLinks(source, target);
    else symlinkSync(source, target);
  }
}

function copyLinks(from, to) {
  mkdirSync(to);
  for (const name of namesIn(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

const namesIn = (folder) => (lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []);
