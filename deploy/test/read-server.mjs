import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../api', import.meta.url));

const read = (path) => readFileSync(join(API, path), 'utf8');

/** A number that a source names, in its own unit. */
const constant = (path, name) =>
  Number(new RegExp(`\\b${name} = ([\\d_]+);`).exec(read(path))[1].replaceAll('_', ''));

function readVariables() {
  const sources = globSync('src/platform/config/!(*.spec).ts', { cwd: API }).map(read);
  const reads = sources.flatMap((text) => [...text.matchAll(/variables\.\w+\(\s*'([A-Z0-9_]+)'/g)]);
  return new Set(reads.map(([, name]) => name));
}

/** What the server says of itself in its sources. */
export function readServer() {
  return {
    variables: readVariables(),
    routes: read('routes.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2).join(' ')),
    /** `api/dist/main.js` and the like. */
    hasCommand: (script) =>
      existsSync(join(API, '..', script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))),
    /** Seconds that it takes at most from the end of DRAIN_SECONDS to the last answer. */
    closesWithin:
      (constant('src/server/serve.ts', 'DRAIN_LIMIT_MS') + constant('src/server/drain.ts', 'LAST_MS')) / 1000,
  };
}
