import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../api', import.meta.url));

const read = (path: string) => readFileSync(join(API, path), 'utf8');

/** Reads a numeric constant from a source. */
const readConstant = (path: string, name: string) =>
  Number(new RegExp(`\\b${name} = ([\\d_]+);`).exec(read(path))?.[1]?.replaceAll('_', ''));

function readVariables() {
  const sources = globSync('src/platform/config/!(*.spec).ts', { cwd: API }).map((path) => read(path));
  const reads = sources.flatMap((text) => [...text.matchAll(/variables\.\w+\(\s*'([A-Z0-9_]+)'/g)]);
  return new Set(reads.map(([, name]) => name));
}

/** Reads variables, routes, commands and limits of the server from its sources. */
export function readServer() {
  return {
    variables: readVariables(),
    routes: read('routes.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2).join(' ')),
    /** Returns whether a script such as `api/dist/main.js` has a source. */
    hasCommand: (script: string) =>
      existsSync(join(API, '..', script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))),
    /** Seconds from the end of DRAIN_SECONDS to the last response, at most. */
    closesWithin:
      (readConstant('src/server/serve.ts', 'DRAIN_LIMIT_MS') +
        readConstant('src/server/drain.ts', 'LAST_MS')) /
      1000,
  };
}
