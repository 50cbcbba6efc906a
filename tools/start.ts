// Builds what has changed, then runs the server in this process, so that it receives signals itself. For the same reason the
// npm script says `exec`: the shell between npm and this process forwards no signal. (Windows has no exec; there the part after
// `||` starts the server.)
import { fileURLToPath } from 'node:url';
import { buildChanged, buildStamp, isBuilt, recordBuilt } from './build-changed.ts';
import { stopWithParent } from './stop-with-parent.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Projects of the site. Nx builds the libraries that they need, without checking their types. */
const SERVED = '@vitral/api,@vitral/shell,@vitral/mfe-*';

if (!isBuilt(root)) build();
stopWithParent();
process.argv.splice(2, 0, '--publish', '--summary');
await import(new URL('../api/dist/main.js', import.meta.url).href);

function build() {
  console.log('Building what has changed, which takes about a minute the first time ...');
  const stamp = buildStamp(root);
  buildChanged(root, SERVED);
  recordBuilt(root, stamp);
}
