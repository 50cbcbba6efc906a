import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { locked } from './lock.fixtures.ts';
import { decidedScripts, lockProblems, packagesIn, readLock, type LockedPackage } from './lock.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('lock file', () => {
  it('of this repository has digests for every package, and a decision about every install script', () => {
    const packages = readLock(ROOT);
    expect(packages.length).toBeGreaterThan(1000);
    expect(packages.some(({ hasInstallScript }) => hasInstallScript)).toBe(true);
    expect(lockProblems(packages, decidedScripts(ROOT))).toEqual([]);
  });

  it.each<[string, Partial<LockedPackage>, string]>([
    ['a missing digest', { integrity: null }, 'left-pad@1.3.0 has no SHA-512 digest'],
    ['a weak digest', { integrity: 'sha1-x' }, 'left-pad@1.3.0 has no SHA-512 digest'],
    [
      'a package from Git',
      { resolved: 'git+ssh://git@example.org/left-pad.git#1' },
      'left-pad@1.3.0 does not come from a registry: git+ssh://git@example.org/left-pad.git#1',
    ],
    [
      'a package over plain HTTP',
      { resolved: 'http://example.org/left-pad.tgz' },
      'left-pad@1.3.0 does not come from a registry: http://example.org/left-pad.tgz',
    ],
    [
      'a package of another server',
      { resolved: 'https://evil.example/left-pad/-/left-pad-1.3.0.tgz' },
      'left-pad@1.3.0 does not come from a registry: https://evil.example/left-pad/-/left-pad-1.3.0.tgz',
    ],
    [
      'an install script that nobody has decided about',
      { hasInstallScript: true },
      'left-pad@1.3.0 has an install script; read it, then decide in allowScripts of package.json',
    ],
  ])('reports %s', (_, details, problem) => {
    expect(lockProblems([locked(details)], new Set(['argon2']))).toEqual([problem]);
  });

  it('reports a link to a folder that is no workspace', () => {
    const packages = packagesIn({
      packages: {
        '': { workspaces: ['libs/*', 'api'] },
        'libs/ui': { version: '1.0.0' },
        'node_modules/@vitral/ui': { resolved: 'libs/ui', link: true },
        'node_modules/left-pad': { resolved: '../left-pad', link: true },
      },
    });
    expect(lockProblems(packages, new Set())).toEqual([
      'left-pad@ has no SHA-512 digest',
      'left-pad@ does not come from a registry: ../left-pad',
    ]);
  });

  it('reports one version with two digests', () => {
    const packages = [locked(), locked({ integrity: 'sha512-y' })];
    expect(lockProblems(packages, new Set())).toEqual(['left-pad@1.3.0 has two different digests']);
  });
});
