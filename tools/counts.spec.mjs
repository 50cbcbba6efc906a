import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, countOfTask, countOfTests, summaryOf } from './counts.mjs';

const counts = (passed, failed, skipped) => ({ passed, failed, skipped });

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-counts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function leaveCounts(kind, found) {
  mkdirSync(join(root, 'api/test-results'), { recursive: true });
  writeFileSync(join(root, `api/test-results/${kind}.json`), JSON.stringify(found));
}

const countsOf = (status) => countOfTests({ folder: 'api', status }, 'unit', root);

describe('counting', () => {
  it('adds up what was counted and says it in one line', () => {
    const sum = add([counts(3, 0, 1), counts(4, 2, 0)]);

    expect(summaryOf(sum)).toBe('7 passed, 2 failed, 1 skipped');
  });

  it.each([
    ['success', counts(1, 0, 0)],
    ['local-cache', counts(1, 0, 0)],
    ['local-cache-kept-existing', counts(1, 0, 0)],
    ['failure', counts(0, 1, 0)],
    ['stopped', counts(0, 1, 0)],
    ['skipped', counts(0, 0, 1)],
  ])('takes a task that ended as %s for one check', (status, expected) => {
    expect(countOfTask({ status })).toEqual(expected);
  });

  it('takes the tests of a runner from the file of their kind', () => {
    leaveCounts('unit', counts(5, 0, 1));
    leaveCounts('api', counts(90, 0, 0));

    expect(countsOf('local-cache')).toEqual(counts(5, 0, 1));
  });

  it('takes failed tests as they were counted', () => {
    leaveCounts('unit', counts(5, 2, 0));

    expect(countsOf('failure')).toEqual(counts(5, 2, 0));
  });

  it('takes a runner that failed without a failed test for a failure', () => {
    leaveCounts('unit', counts(5, 0, 0));

    expect(countsOf('failure')).toEqual(counts(5, 1, 0));
  });

  it.each(['failure', 'success'])(
    'takes a runner that left no counts for a failure, even after %s',
    (status) => {
      expect(countsOf(status)).toEqual(counts(0, 1, 0));
    },
  );

  it('takes tests that could not run for one skipped check', () => {
    expect(countsOf('skipped')).toEqual(counts(0, 0, 1));
  });
});
