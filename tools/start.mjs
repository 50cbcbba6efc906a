// Builds what has changed and becomes the server, so that signals reach the server itself. For the same reason the npm
// script says `exec`: the shell between npm and this process passes no signal on. (Windows knows no exec; what follows
// `||` then starts the server.)
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildStamp } from './build-stamp.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT_LIMIT = 64_000_000;
/** What the site consists of; the libraries are part of it, checking them is not. */
const SERVED = '@vitral/api,@vitral/shell,@vitral/mfe-*';
const stampFile = `${root}.nx/built`;

if (readStamp() !== JSON.stringify(buildStamp(root))) build();
stopWithParent();
process.argv.splice(2, 0, '--publish', '--summary');
await import('../api/dist/main.js');

/** Nx would find out in two seconds that there is nothing to do; the stamp finds out at once. */
function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

function build() {
  console.log('Building what has changed, which takes about a minute the first time ...');
  const { sources } = buildStamp(root);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/nx/dist/bin/nx.js`, 'run-many', '-t', 'build', '-p', SERVED],
    // Without its daemon, which would outlive the server.
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: OUTPUT_LIMIT,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed: see the lines above.`);
    process.exit(1);
  }
  mkdirSync(`${root}.nx`, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ sources, outputs: buildStamp(root).outputs }));
}
