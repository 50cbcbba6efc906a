import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildStamp } from './build-stamp.mjs';

const OUTPUT_LIMIT = 64_000_000;

/** Whether everything that the site consists of is built as its sources are: Nx would take two seconds to find out. */
export function isBuilt(root) {
  return readStamp(root) === JSON.stringify(buildStamp(root));
}

/** Notes that everything that the site consists of is built from these sources. */
export function noteBuilt(root, { sources }) {
  mkdirSync(`${root}.nx`, { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify({ sources, outputs: buildStamp(root).outputs }));
}

/** Builds what has changed in these projects; what goes wrong is printed and ends the process. */
export function buildChanged(root, projects) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/nx/dist/bin/nx.js`, 'run-many', '-t', 'build', '-p', projects],
    // Without its daemon, which would outlive whoever started it; the terminal is not its own.
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

const stampFile = (root) => `${root}.nx/built`;

function readStamp(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return null;
  }
}
