import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Libraries that a page loads once, from the shell (docs/adr/001).
 * A trailing slash shares every path below the package.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  'i18next',
  'react-hook-form',
  '@emotion/react',
  '@vitral/api-client',
  '@vitral/contracts',
  '@vitral/i18n',
  '@vitral/router',
  '@vitral/session',
  '@vitral/ui',
  '@vitral/ui/forms',
] as const;

interface SharedLibrary {
  singleton: true;
  requiredVersion: string;
  version?: string;
  strictVersion: true;
  import?: false;
}

/** Shared libraries of a remote: it requires the version that it was built with and contains no copy. */
export function remoteShared(projectFolder: string): Record<string, SharedLibrary> {
  return sharedLibraries(projectFolder, { import: false });
}

/** Shared libraries that the shell provides. */
export function shellShared(projectFolder: string): Record<string, SharedLibrary> {
  return sharedLibraries(projectFolder, {});
}

/** Returns the version range of each library for the built descriptor. */
export function sharedRanges(projectFolder: string): Record<string, string> {
  const libraries = Object.entries(remoteShared(projectFolder));
  return Object.fromEntries(
    libraries
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, library]) => [name, library.requiredVersion]),
  );
}

function sharedLibraries(projectFolder: string, extra: { import?: false }): Record<string, SharedLibrary> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((name) => {
      const version = installedVersion(projectFolder, packageOf(name));
      return [
        name,
        { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, ...extra },
      ];
    }),
  );
}

/** Turns `@vitral/ui/forms` into `@vitral/ui`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function installedVersion(projectFolder: string, packageName: string): string {
  const folders = createRequire(join(projectFolder, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const version = versionAt(join(folder, packageName, 'package.json'));
    if (version) return version;
  }
  throw new Error(`${packageName} is shared by the shell but is not installed`);
}

function versionAt(manifest: string): string | null {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}
