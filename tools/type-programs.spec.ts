import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeConfigurations, typePrograms } from './type-programs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('typePrograms', () => {
  it('check every project', () => {
    const programs = typePrograms(root);
    const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      include: string[];
    };
    const isInRoot = (folder: string) => include.some((pattern) => matchesGlob(folder, pattern));

    const missed = typeConfigurations(root).flatMap(({ path, include: own, isWeb }) => {
      if (!isWeb) return programs.includes(path) ? [] : [path];
      const folders = own
        .filter((entry) => !entry.startsWith('..'))
        .map((entry) => join(dirname(path), entry));
      return folders.filter((folder) => !isInRoot(folder));
    });

    expect(missed).toEqual([]);
    expect(programs).toEqual(
      expect.arrayContaining(['tsconfig.json', 'api/tsconfig.json', 'e2e/tsconfig.json']),
    );
  });

  it('have the configurations of all projects', () => {
    const withConfiguration = globSync('{*,libs/*}/tsconfig.json', { cwd: root, exclude: ['node_modules'] });
    expect(typeConfigurations(root).map(({ path }) => path)).toEqual(withConfiguration.sort());
  });
});
