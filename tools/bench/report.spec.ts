import { expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFindings } from './report.ts';

it('the report publishes the figures of the last run alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitral-report-'));
  const findingsOf = (reads: number) => ({
    moment: '2026-11-22T15:07:38.518Z',
    parts: { reads },
    missed: [],
    failed: [],
  });
  try {
    publishFindings(root, findingsOf(7));
    publishFindings(root, findingsOf(3));
    expect(JSON.parse(readFileSync(join(root, 'docs/bench/figures.json'), 'utf8'))).toEqual(findingsOf(3));
  } finally {
    rmSync(root, { recursive: true });
  }
});
