// Builds everything that has changed since the last build of the site.
import { fileURLToPath } from 'node:url';
import { buildChanged, buildStamp, isBuilt, recordBuilt } from './build-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Projects of the site. Nx builds the libraries that they need, without checking their types. */
const SERVED = '@vitral/api,@vitral/shell,@vitral/mfe-*';

if (!isBuilt(root)) build();

function build() {
  console.log('Building what has changed, which takes about a minute the first time ...');
  const stamp = buildStamp(root);
  buildChanged(root, SERVED);
  recordBuilt(root, stamp);
}
