import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/** Libraries that a page loads once, from the shell (docs/adr/001). A trailing slash shares every path below the package. */
const SHARED_LIBRARIES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  'i18next',
  'react-hook-form',
  '@emotion/react',
  '@vitral/api-client',
  '@vitral/i18n',
  '@vitral/router',
  '@vitral/session',
  '@vitral/ui',
  '@vitral/ui/data',
  '@vitral/ui/forms',
] as const;

/** Libraries of the workspace, or those that the package `@vitral/sdk` contains. */
export const LIBRARIES = join(import.meta.dirname, '../../..');

const VITRAL = '@vitral/';

/**
 * Returns the shared libraries for federation, with the installed versions. A remote adds `import: false`: it requires the versions
 * that it was built with and contains no copy. Its imports from `@vitral/sdk` get the same copies (docs/adr/099).
 */
export function sharedLibraries(folder: string, extra: { import?: false } = {}) {
  const options = { singleton: true, strictVersion: true, ...extra };
  return Object.fromEntries(
    SHARED_LIBRARIES.flatMap((name) => {
      const version = installedVersion(folder, packageOf(name));
      const shared = { ...options, requiredVersion: `^${version}`, version };
      const fromSdk = { ...shared, shareKey: name, packageName: packageOf(name) };
      const isOfSdk = extra.import === false && name.startsWith(VITRAL);
      return [[name, shared], ...(isOfSdk ? [[name.replace(VITRAL, `${VITRAL}sdk/`), fromSdk]] : [])];
    }),
  );
}

/** Returns the version range of each library for the built descriptor. */
export function sharedRanges(folder: string): Record<string, string> {
  const libraries = SHARED_LIBRARIES.filter((name) => !name.endsWith('/'));
  return Object.fromEntries(libraries.map((name) => [name, `^${installedVersion(folder, packageOf(name))}`]));
}

/** Turns `@vitral/ui/forms` into `@vitral/ui`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function installedVersion(folder: string, packageName: string): string {
  if (packageName.startsWith(VITRAL))
    return readManifest(join(LIBRARIES, packageName.slice(VITRAL.length))).version;
  const folders = [folder, LIBRARIES].flatMap(
    (from) => createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? [],
  );
  const installed = folders
    .map((candidate) => join(candidate, packageName))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (!installed) throw new Error(`${packageName} is a shared library but is not installed`);
  return readManifest(installed).version;
}
