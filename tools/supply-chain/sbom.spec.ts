import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readLock } from './lock.ts';
import { locked } from './lock.fixtures.ts';
import { licenceList, licenceProblems, sbomOf, unlistedComponents } from './sbom.ts';

const PACKAGES = readLock(fileURLToPath(new URL('../..', import.meta.url)));

describe('SBOM of Vitral', () => {
  it('lists what runs on the server and in browsers, each with its digest, and no build tools', () => {
    const { components } = sbomOf('1.0.0', PACKAGES);
    const names = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'pkg:npm/react',
        'pkg:npm/%40nestjs/core',
        'pkg:npm/argon2',
        'pkg:npm/preact',
        'pkg:npm/%40module-federation/webpack-bundler-runtime',
      ]),
    );
    for (const tool of ['eslint', 'webpack', 'jest', '%40vitral/ui']) {
      expect(names).not.toContain(`pkg:npm/${tool}`);
    }
    expect(components.every(({ hashes }) => /^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''))).toBe(true);
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  });

  it('is compared with the SBOM of each release', () => {
    const packages = [locked(), locked({ name: 'tool', version: '2.0.0', isDevelopment: true })];
    const release = { components: [{ purl: 'pkg:npm/left-pad@1.3.0' }, { purl: 'pkg:npm/tool@2.0.0' }] };
    expect(unlistedComponents(release, packages)).toEqual([
      'pkg:npm/tool@2.0.0 is in a release, and not in the SBOM; add it to BUNDLED_TOOLS',
    ]);
  });

  it('writes scoped names and expressions as CycloneDX does', () => {
    const { components } = sbomOf('1.0.0', [
      locked({ name: '@acme/door', version: '1.0.0-rc.1+2', licence: '(MIT OR CC0-1.0)' }),
    ]);
    expect(components).toEqual([
      {
        type: 'library',
        group: '@acme',
        name: 'door',
        version: '1.0.0-rc.1+2',
        purl: 'pkg:npm/%40acme/door@1.0.0-rc.1%2B2',
        hashes: [{ alg: 'SHA-512', content: '' }],
        licenses: [{ expression: '(MIT OR CC0-1.0)' }],
      },
    ]);
  });
});

describe('licences', () => {
  it('of all packages that run in Vitral are allowed', () => {
    expect(licenceProblems(PACKAGES)).toEqual([]);
  });

  it.each([
    ['(none)', null],
    ['AGPL-3.0-only', 'AGPL-3.0-only'],
    ['SEE LICENSE IN LICENSE.txt', 'SEE LICENSE IN LICENSE.txt'],
    ['MIT AND GPL-2.0-only', 'MIT AND GPL-2.0-only'],
  ])('%s is reported', (shown, licence) => {
    expect(licenceProblems([locked({ licence })])).toEqual([`left-pad@1.3.0 has the licence ${shown}`]);
  });

  it('of build tools are not checked', () => {
    expect(licenceProblems([locked({ licence: 'GPL-3.0-only', isDevelopment: true })])).toEqual([]);
  });

  it('are listed with one row for each package', () => {
    const list = licenceList([locked(), locked()]);
    expect(list.split('\n').filter((line) => line === '| left-pad | 1.3.0 | MIT |')).toHaveLength(1);
  });
});
