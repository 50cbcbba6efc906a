import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './test.mjs';

const WORKSPACE = fileURLToPath(new URL('..', import.meta.url));
const counts = (passed, failed, skipped) => ({ passed, failed, skipped });
const step = (title, ...checks) => ({ title, run: () => Promise.resolve(checks) });

let root;
let printed;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-test-'));
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('npm test', () => {
  it('ends with the sum of all steps alone on its line', async () => {
    const lint = step('lint', { name: 'ui:lint', counts: counts(1, 0, 0), output: '' });
    const tests = step('tests', { name: 'ui:test', counts: counts(20, 0, 2), output: '' });

    await runSteps([lint, tests], root);

    expect(printed.at(-1)).toBe('21 passed, 0 failed, 2 skipped');
  });

  it('says when each step begins and when it ends, with its time', async () => {
    const tests = step('tests', { name: 'ui:test', counts: counts(3, 0, 0), output: '' });
    const lint = { title: 'lint', run: () => Promise.resolve(printed.push('[lint runs]') && []) };

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
    const long = {
      title: 'journeys',
      async run(_root, onOutput) {
        onOutput('  1 of 3\n  2 of 3\n');
        await jest.advanceTimersByTimeAsync(30_000);
        return [];
      },
    };

    await runSteps([long], root);
    jest.useRealTimers();

    expect(printed[1]).toMatch(/^\d\d:\d\d:\d\d {4}2 of 3$/);
  });

  it('shows what a failed check wrote and goes on with the next step', async () => {
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
    'runs by %s, which tries no failed test again',
    (path) => {
      expect(readFileSync(join(WORKSPACE, path), 'utf8')).not.toMatch(/retries|retryTimes/);
    },
  );

  it('forgets the counts of an earlier run', async () => {
    const stale = join(root, 'libs/ui/test-results');
    mkdirSync(stale, { recursive: true });
    writeFileSync(join(stale, 'unit.json'), '{}');

    await runSteps([], root);

    expect(existsSync(stale)).toBe(false);
  });
});
