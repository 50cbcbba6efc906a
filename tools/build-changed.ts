import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildStamp } from './build-stamp.ts';

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

/** Builds these projects where they have changed. Prints a failure and ends the process. */
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
