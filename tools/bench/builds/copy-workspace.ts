import { globSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Names of outputs, packages and caches, which are not copied. */
const EXCLUDED = new Set([
  '.git',
  '.nx',
  '.bench',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
]);

/** Scope of the workspace's own packages: links to their folders. */
const OWN_SCOPE = '@vitral';
/** Folder in which builds cache results. */
const CACHE = '.cache';

/** Copies the sources of a workspace, without any output, and links its installed packages. */
export async function copyWorkspace(root: string, folder: string) {
  const data = join(root, 'data');
  await cp(root, folder, {
    recursive: true,
    filter: (path) => path === root || !(EXCLUDED.has(basename(path)) || path === data),
  });
  const projects = globSync('{*,libs/*}/package.json', { cwd: folder }).map(dirname);
  for (const project of ['.', ...projects]) linkPackages(join(root, project), join(folder, project));
}

/** Links the packages, which are only read: links take no space and may lead to another disk. */
function linkPackages(from: string, to: string) {
  for (const name of namesIn(join(from, 'node_modules'))) {
    if (name === CACHE) continue;
    const source = join(from, 'node_modules', name);
    const target = join(to, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    if (name === OWN_SCOPE) copyLinks(source, target);
    else symlinkSync(source, target);
  }
}

function copyLinks(from: string, to: string) {
  mkdirSync(to);
  for (const name of namesIn(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

const namesIn = (folder: string) => (lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []);
