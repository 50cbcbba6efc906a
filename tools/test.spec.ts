import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Counts } from './counts.ts';
import type { Check, Step } from './test-steps.ts';
import { runSteps } from './test.ts';

const WORKSPACE = fileURLToPath(new URL('..', import.meta.url));
const counts = (passed: number, failed: number, skipped: number): Counts => ({ passed, failed, skipped });
const step = (title: string, ...checks: Check[]): Step => ({ title, run: () => Promise.resolve(checks) });

let root: string;
let printed: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-test-'));
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('npm test', () => {
  it('prints the sum of all steps on the last line', async () => {
    const lint = step('lint', { name: 'ui:lint', counts: counts(1, 0, 0), output: '' });
    const tests = step('tests', { name: 'ui:test', counts: counts(20, 0, 2), output: '' });

    await runSteps([lint, tests], root);

    expect(printed.at(-1)).toBe('21 passed, 0 failed, 2 skipped');
  });

  it('prints when each step starts and ends, and how long it took', async () => {
    const tests = step('tests', { name: 'ui:test', counts: counts(3, 0, 0), output: '' });
    const lint: Step = {
      title: 'lint',
      run() {
        printed.push('[lint runs]');
        return Promise.resolve([]);
      },
    };

    await runSteps([lint, tests], root);

    expect(printed.slice(0, 5)).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}lint \.\.\.$/),
      '[lint runs]',
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}lint +0 passed, 0 failed, 0 skipped +\d+\.\d s$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}tests \.\.\.$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}tests +3 passed, 0 failed, 0 skipped +\d+\.\d s$/),
    ]);
  });

  it('prints the newest line of a long step while it runs', async () => {
    jest.useFakeTimers();
    const long: Step = {
      title: 'journeys',
      async run(_root, onOutput) {
        onOutput?.('  1 of 3\n  2 of 3\n');
        await jest.advanceTimersByTimeAsync(30_000);
        return [];
      },
    };

    await runSteps([long], root);
    jest.useRealTimers();

    expect(printed[1]).toMatch(/^\d\d:\d\d:\d\d {4}2 of 3$/);
  });

  it('prints the output of a failed check and runs the next step', async () => {
    const lint = step(
      'lint',
      { name: 'ui:lint', counts: counts(0, 1, 0), output: 'PASS one.spec\na lint error' },
      { name: 'api:lint', counts: counts(1, 0, 0), output: 'quiet' },
    );
    const tests = step('tests', { name: 'ui:test', counts: counts(3, 0, 0), output: '' });

    const sum = await runSteps([lint, tests], root);

    expect(sum).toEqual(counts(4, 1, 0));
    expect(printed.join('\n')).toContain('ui:lint failed ---\na lint error');
    expect(printed.join('\n')).not.toContain('quiet');
    expect(printed.join('\n')).not.toContain('one.spec');
  });

  it.each(globSync('{e2e/playwright.config.ts,*/jest*.config.mjs,jest.preset.mjs}', { cwd: WORKSPACE }))(
    'uses %s, which retries no failed test',
    (path) => {
      expect(readFileSync(join(WORKSPACE, path), 'utf8')).not.toMatch(/retries|retryTimes/);
    },
  );

  it('removes the counts of an earlier run', async () => {
    const stale = join(root, 'libs/ui/test-results');
    mkdirSync(stale, { recursive: true });
    writeFileSync(join(stale, 'unit.json'), '{}');

    await runSteps([], root);

    expect(existsSync(stale)).toBe(false);
  });
});
