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

/**
 * Returns the shared libraries for federation, with the installed versions. A remote adds `import: false`: it requires the versions
 * that it was built with and contains no copy.
 */
export function sharedLibraries(folder: string, extra: { import?: false } = {}) {
  const options = { singleton: true, strictVersion: true, ...extra };
  return Object.fromEntries(
    SHARED_LIBRARIES.map((name) => {
      const version = installedVersion(folder, packageOf(name));
      return [name, { ...options, requiredVersion: `^${version}`, version }];
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
  const folders = createRequire(join(folder, 'package.json')).resolve.paths(packageName) ?? [];
  const installed = folders
    .map((candidate) => join(candidate, packageName))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (!installed) throw new Error(`${packageName} is a shared library but is not installed`);
  return readManifest(installed).version;
}
