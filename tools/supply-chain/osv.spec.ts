import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { locked } from './lock.fixtures.ts';
import { isAffected, knownVulnerabilities, type OsvRecord } from './osv.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-osv-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function databaseOf(...records: OsvRecord[]): string {
  const files = records.map((record) => [`${record.id}.json`, strToU8(JSON.stringify(record))] as const);
  const path = join(folder, 'all.zip');
  writeFileSync(path, zipSync(Object.fromEntries(files)));
  return path;
}

const PACKAGES = [locked(), locked({ version: '2.0.0' }), locked({ name: '@acme/door', version: '1.0.0' })];

const record = (id: string, name: string, details: object): OsvRecord => ({
  id,
  summary: 'Opens doors',
  affected: [{ package: { ecosystem: 'npm', name }, ...details }],
});

const since = (introduced: string, end: object) => ({
  ranges: [{ type: 'SEMVER', events: [{ introduced }, end] }],
});

describe('knownVulnerabilities', () => {
  it('names each locked version in a range, and each listed version', async () => {
    const path = databaseOf(
      record('GHSA-1', 'left-pad', since('1.0.0', { fixed: '1.3.1' })),
      record('MAL-2', '@acme/door', { versions: ['1.0.0'] }),
      record('GHSA-3', 'right-pad', { versions: ['1.0.0'] }),
    );
    expect(await knownVulnerabilities(path, PACKAGES)).toEqual([
      '@acme/door@1.0.0: MAL-2 Opens doors',
      'left-pad@1.3.0: GHSA-1 Opens doors',
    ]);
  });

  it('ignores withdrawn records and those of other ecosystems', async () => {
    const withdrawn = {
      ...record('GHSA-1', 'left-pad', { versions: ['1.3.0'] }),
      withdrawn: '2026-01-01T00:00:00Z',
    };
    const other: OsvRecord = {
      id: 'PYSEC-1',
      affected: [{ package: { ecosystem: 'PyPI', name: 'left-pad' }, versions: ['1.3.0'] }],
    };
    expect(await knownVulnerabilities(databaseOf(withdrawn, other), PACKAGES)).toEqual([]);
  });

  it('refuses a file that is no database', async () => {
    const path = join(folder, 'all.zip');
    writeFileSync(path, 'no archive at all');
    await expect(knownVulnerabilities(path, PACKAGES)).rejects.toThrow('holds no records');
    await expect(knownVulnerabilities(join(folder, 'missing.zip'), PACKAGES)).rejects.toThrow('ENOENT');
  });
});

describe('isAffected', () => {
  it.each([
    ['0.9.9', since('1.0.0', { fixed: '1.2.0' }), false],
    ['1.0.0', since('1.0.0', { fixed: '1.2.0' }), true],
    ['1.2.0', since('1.0.0', { fixed: '1.2.0' }), false],
    ['1.2.0', since('0', { last_affected: '1.2.0' }), true],
    ['1.2.1', since('0', { last_affected: '1.2.0' }), false],
    ['0.0.1-alpha.1', since('0', { fixed: '1.0.0' }), true],
  ])('judges %s by %j', (version, affected, expected) => {
    expect(isAffected(version, affected)).toBe(expected);
  });

  it('evaluates a range that opens again after a fix', () => {
    const events = [{ introduced: '2.0.0' }, { fixed: '1.5.0' }, { introduced: '1.0.0' }];
    const affected = { ranges: [{ type: 'SEMVER', events }] };
    expect(['1.4.0', '1.9.0', '2.1.0'].map((version) => isAffected(version, affected))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
