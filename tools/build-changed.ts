import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT_LIMIT = 64_000_000;

/** True when the built site matches its sources. Nx would take two seconds to find out. */
export function isBuilt(root: string) {
  return readStamp(root) === JSON.stringify(buildStamp(root));
}

/** Records that the whole site is built from the sources with this stamp. */
export function recordBuilt(root: string, { sources }: { sources: string }) {
  mkdirSync(`${root}.nx`, { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify({ sources, outputs: buildStamp(root).outputs }));
}

/** Builds those of these projects that have changed. Prints a failure and ends the process. */
export function buildChanged(root: string, projects: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/nx/dist/bin/nx.js`, 'run-many', '-t', 'build', '-p', projects],
    // The daemon of Nx would outlive this process, and its terminal interface would take over the terminal.
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: OUTPUT_LIMIT,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe build failed: see the lines above.`);
  process.exit(1);
}

const stampFile = (root: string) => `${root}.nx/built`;

function readStamp(root: string) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return null;
  }
}

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
