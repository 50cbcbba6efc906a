import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JestCounts from './jest-counts.cjs';

const FILE = { numPassingTests: 0, numFailingTests: 0, numPendingTests: 0, numTodoTests: 0 };

let rootDir;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'vitral-counts-'));
});
afterEach(() => rmSync(rootDir, { recursive: true }));

describe('the counts that Jest leaves', () => {
  it('take a spec file that crashed for a failure and a todo for a skipped test, and name what failed', () => {
    const results = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { testFilePath: join(rootDir, 'test/a.ts'), ...FILE, numPassingTests: 5, numFailingTests: 1 },
        { testFilePath: join(rootDir, 'test/b.ts'), ...FILE, testExecError: new Error('crash') },
        { testFilePath: join(rootDir, 'test/c.ts'), ...FILE, numPassingTests: 3 },
      ],
    };

    new JestCounts({ rootDir }).onRunComplete(new Set(), results);

    const counts = JSON.parse(readFileSync(join(rootDir, 'test-results/unit.json'), 'utf8'));
    expect(counts).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      failedFiles: [
        { path: 'test/a.ts', passed: 5, failed: 1, skipped: 0 },
        { path: 'test/b.ts', passed: 0, failed: 1, skipped: 0 },
      ],
    });
  });

  it.each([
    ['api', ['node', '/vitral/node_modules/.bin/jest', '--config', 'jest.api.config.mjs']],
    ['api', ['node', 'jest.js', '--config=/vitral/api/jest.api.config.mjs']],
    ['unit', ['node', 'jest.js', '--config', 'jest.config.mjs']],
    ['unit', ['node', 'jest.js', 'api']],
  ])('are named %s after the configuration of %j', (kind, commandLine) => {
    expect(JestCounts.kindOf(commandLine)).toBe(kind);
  });
});
