// Builds everything that has changed, then runs the server in this process, so that it receives signals itself. For the
// same reason the npm script uses `exec`: the shell between npm and this process forwards no signals. (Windows has no
// exec; there the part after `||` starts the server.) Plain JavaScript, since Node's compiler of TypeScript would stay
// in the server's memory.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from './stop-with-parent.mjs';

const builder = fileURLToPath(new URL('build-site.ts', import.meta.url));
if (spawnSync(process.execPath, [builder], { stdio: 'inherit' }).status !== 0) process.exit(1);
stopWithParent();
process.argv.splice(2, 0, '--publish', '--summary');
await import(new URL('../api/dist/main.js', import.meta.url).href);
