import { readFileSync } from 'node:fs';

export interface Versions {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Reads the packages of a new module, which the build writes beside the compiled files. */
export const readVersions = () =>
  JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8')) as Versions;
