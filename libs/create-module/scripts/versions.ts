import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (project: string) =>
  JSON.parse(readFileSync(`${ROOT}${project}/package.json`, 'utf8')) as Manifest;

/** Returns the packages of a new module in the versions of this workspace, so that it gets the shell's copies at run time. */
export function versions() {
  const root = read('.');
  const shell = read('shell');
  const pick = (from: Record<string, string>, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    dependencies: {
      ...pick(shell.dependencies, '@tanstack/react-query'),
      '@vitral/sdk': `^${read('libs/sdk').version}`,
      ...pick(shell.dependencies, 'react', 'react-dom', 'react-hook-form'),
    },
    devDependencies: {
      ...pick(root.devDependencies, '@types/jest'),
      ...pick(shell.devDependencies, '@types/react'),
      ...pick(root.devDependencies, 'eslint', 'typescript'),
    },
  };
}
