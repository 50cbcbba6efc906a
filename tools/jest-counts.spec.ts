import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JestCounts from './jest-counts.cjs';

let rootDir: string;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'vitral-counts-'));
});
afterEach(() => rmSync(rootDir, { recursive: true }));

describe('the counts of a Jest run', () => {
  it('include a failure for a crashed spec file and a skipped test for a todo', () => {
    const results = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    };

    new JestCounts({ rootDir }).onRunComplete(new Set(), results);

    const counts = JSON.parse(readFileSync(join(rootDir, 'test-results/unit.json'), 'utf8'));
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it.each<[string, string[]]>([
    ['api', ['node', '/vitral/node_modules/.bin/jest', '--config', 'jest.api.config.mjs']],
    ['api', ['node', 'jest.js', '--config=/vitral/api/jest.api.config.mjs']],
    ['unit', ['node', 'jest.js', '--config', 'jest.config.mjs']],
    ['unit', ['node', 'jest.js', 'api']],
  ])('are named %s after the configuration of %j', (kind, commandLine) => {
    expect(JestCounts.kindOf(commandLine)).toBe(kind);
  });
});
