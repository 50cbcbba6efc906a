import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = /^(api|shell|libs|mfe-.+)$/;
const SHARED = [
  'package-lock.json',
  'package.json',
  'nx.json',
  '.swcrc',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const IGNORED = new Set(['node_modules', 'test-results', 'test']);

interface Stamps {
  sources: Hash;
  outputs: Hash;
}

/** Changes with every source or built file. Reads names, sizes and times only, which takes milliseconds. */
export function buildStamp(root: string) {
  const stamps = { sources: createHash('sha256'), outputs: createHash('sha256') };
  const projects = readdirSync(root).filter((name) => PROJECTS.test(name));
  for (const project of projects) addFolder(join(root, project), stamps, stamps.sources);
  for (const file of SHARED) addFile(join(root, file), stamps.sources);
  return { sources: stamps.sources.digest('hex'), outputs: stamps.outputs.digest('hex') };
}

function addFolder(folder: string, stamps: Stamps, hash: Hash) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (IGNORED.has(entry.name)) continue;
    if (entry.isDirectory()) addFolder(path, stamps, entry.name === 'dist' ? stamps.outputs : hash);
    else addFile(path, hash);
  }
}

function addFile(path: string, hash: Hash) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${path}\n${size}\n${mtimeMs}\n`);
}
