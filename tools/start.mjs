// Builds what has changed and becomes the server, so that signals reach the server itself. For the same reason the npm
// script says `exec`: the shell between npm and this process passes no signal on. (Windows knows no exec; what follows
// `||` then starts the server.)
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt, noteBuilt } from './build-changed.mjs';
import { buildStamp } from './build-stamp.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the site consists of; the libraries are part of it, checking them is not. */
const SERVED = '@vitral/api,@vitral/shell,@vitral/mfe-*';

if (!isBuilt(root)) build();
stopWithParent();
process.argv.splice(2, 0, '--publish', '--summary');
await import('../api/dist/main.js');

function build() {
  console.log('Building what has changed, which takes about a minute the first time ...');
  const stamp = buildStamp(root);
  buildChanged(root, SERVED);
  noteBuilt(root, stamp);
}
