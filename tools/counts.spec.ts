import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, countOfTask, countOfTests, summaryOf, type Counts } from './counts.ts';

const counts = (passed: number, failed: number, skipped: number): Counts => ({ passed, failed, skipped });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-counts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function writeCounts(kind: string, found: Counts) {
  mkdirSync(join(root, 'api/test-results'), { recursive: true });
  writeFileSync(join(root, `api/test-results/${kind}.json`), JSON.stringify(found));
}

const countsOf = (status: string) => countOfTests({ folder: 'api', status }, 'unit', root);

describe('the counts of npm test', () => {
  it('add up to one line', () => {
    const sum = addCounts([counts(3, 0, 1), counts(4, 2, 0)]);

    expect(summaryOf(sum)).toBe('7 passed, 2 failed, 1 skipped');
  });

  it.each<[string, Counts]>([
    ['success', counts(1, 0, 0)],
    ['local-cache', counts(1, 0, 0)],
    ['local-cache-kept-existing', counts(1, 0, 0)],
    ['failure', counts(0, 1, 0)],
    ['stopped', counts(0, 1, 0)],
    ['skipped', counts(0, 0, 1)],
  ])('have one check for a task that ended as %s', (status, expected) => {
    expect(countOfTask({ status })).toEqual(expected);
  });

  it('come from the file of the kind of tests', () => {
    writeCounts('unit', counts(5, 0, 1));
    writeCounts('api', counts(90, 0, 0));

    expect(countsOf('local-cache')).toEqual(counts(5, 0, 1));
  });

  it('include the failed tests of a runner', () => {
    writeCounts('unit', counts(5, 2, 0));

    expect(countsOf('failure')).toEqual(counts(5, 2, 0));
  });

  it('include one failure for a runner that failed without a failed test', () => {
    writeCounts('unit', counts(5, 0, 0));

    expect(countsOf('failure')).toEqual(counts(5, 1, 0));
  });

  it.each(['failure', 'success'])(
    'include one failure for a runner that wrote no counts and ended as %s',
    (status) => {
      expect(countsOf(status)).toEqual(counts(0, 1, 0));
    },
  );

  it('include one skipped check for tests that could not run', () => {
    expect(countsOf('skipped')).toEqual(counts(0, 0, 1));
  });
});
