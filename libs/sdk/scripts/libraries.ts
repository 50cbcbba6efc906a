import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SDK = fileURLToPath(new URL('..', import.meta.url));
export const LIBS = fileURLToPath(new URL('../..', import.meta.url));

/** Libraries of the workspace that the package contains. */
export const LIBRARIES = [
  'api-client',
  'contracts',
  'embeds',
  'i18n',
  'module-kit',
  'pictures',
  'router',
  'schedule',
  'session',
  'sortable',
  'testing',
  'ui',
];

type Versions = Record<string, string>;

export interface Manifest {
  name: string;
  version: string;
  license: string;
  description: string;
  exports: Record<string, string | { types: string }>;
  dependencies?: Versions;
  devDependencies?: Versions;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the import path in the package that replaces one of the workspace: `@vitral/sdk/ui/forms` for `@vitral/ui/forms`. */
export const published = (specifier: string) =>
  specifier
    .replace(/^@vitral\/module-kit(?=\/|$)/, '@vitral/sdk')
    .replace(/^@vitral\/(?!sdk(?:\/|$))/, '@vitral/sdk/');

/** Lists the exports of the package: path of the export → source file in `libs`. */
export function exportedSources(): Map<string, string> {
  const entries = LIBRARIES.flatMap((library) =>
    Object.entries(readManifest(join(LIBS, library)).exports).flatMap(([path, target]) =>
      sourcesOf(library, path, typeof target === 'string' ? target : target.types),
    ),
  );
  const own = ['eslint', 'jest'].map((name) => [`./${name}`, `sdk/src/presets/${name}.ts`] as const);
  return new Map([...entries, ...own].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sourcesOf(library: string, path: string, target: string): (readonly [string, string])[] {
  const exportOf = (name: string) =>
    published(`@vitral/${library}${name.slice(1)}`).replace('@vitral/sdk', '.');
  if (library === 'module-kit' && path.includes('*')) return [];
  if (!path.includes('*')) return [[exportOf(path), join(library, target)]];
  return globSync(target, { cwd: join(LIBS, library) })
    .filter((file) => !/\.(spec|fixtures)\./.test(file))
    .map((file) => [exportOf(path.replace('*', file.replace(/^src\/|\.ts$/g, ''))), join(library, file)]);
}
