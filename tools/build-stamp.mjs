import { createHash } from 'node:crypto';
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
const LEFT_OUT = new Set(['node_modules', 'test-results', 'test']);

/** Changes whenever a source or a built file does: names, sizes and times, so that it takes milliseconds. */
export function buildStamp(root) {
  const stamps = { sources: createHash('sha256'), outputs: createHash('sha256') };
  const projects = readdirSync(root).filter((name) => PROJECTS.test(name));
  for (const project of projects) walk(join(root, project), stamps, stamps.sources);
  for (const file of SHARED) add(join(root, file), stamps.sources);
  return { sources: stamps.sources.digest('hex'), outputs: stamps.outputs.digest('hex') };
}

function walk(folder, stamps, hash) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.has(entry.name)) continue;
    if (entry.isDirectory()) walk(path, stamps, entry.name === 'dist' ? stamps.outputs : hash);
    else add(path, hash);
  }
}

function add(file, hash) {
  const { size, mtimeMs } = statSync(file);
  hash.update(`${file}\n${size}\n${mtimeMs}\n`);
}
