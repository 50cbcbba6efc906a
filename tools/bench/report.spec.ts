import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asTable, missedBy, writeFindings } from './report.ts';

const list = (name: string, ms: number) => ({
  name,
  figures: { encoding: 'br', bytes: 20_480, 'median ms': ms },
  promises: { 'median ms': { atMost: 50 } },
});

describe('bench report', () => {
  it('shows the figures of each row and whether its promises were kept', () => {
    const rows = [list('GET /es', 50), list('GET /api/content?q=guía', 50.04)];
    expect(asTable([...rows, { ...list('GET /en', 7), promises: {} }, { name: 'GET /', figures: {} }])).toBe(
      `
                         encoding   bytes  median ms  promises
GET /es                  br        20,480         50  kept
GET /api/content?q=guía  br        20,480      50.04  missed
GET /en                  br        20,480          7  kept
GET /
`.slice(1, -1),
    );
  });

  it('names the row, the figure and the limit of a broken promise', () => {
    expect(missedBy(list('GET /es', 50))).toEqual([]);
    expect(missedBy(list('GET /es', 1250.5))).toEqual([
      'GET /es: median ms is 1,250.5; at most 50 was promised.',
    ]);
    const ratio = { name: 'GET /en', figures: { ratio: 0.49, ms: 50 } };
    expect(missedBy({ ...ratio, promises: { ratio: { atLeast: 0.5 }, ms: { below: 50 } } })).toEqual([
      'GET /en: ratio is 0.49; at least 0.5 was promised.',
      'GET /en: ms is 50; less than 50 was promised.',
    ]);
  });

  it('treats a promise as broken if its figure was not measured', () => {
    expect(missedBy({ name: 'GET /es', figures: {}, promises: { ms: { below: 50 } } })).toHaveLength(1);
  });

  it('contains only the figures of the last run', () => {
    const root = mkdtempSync(join(tmpdir(), 'vitral-report-'));
    const findingsOf = (reads: number) => ({
      moment: '2026-11-22T15:07:38.518Z',
      parts: { reads: [[{ name: 'GET /es', figures: { reads } }]] },
      missed: [],
      failed: [],
    });
    try {
      writeFindings(join(root, 'docs/bench'), 'figures.json', findingsOf(7));
      const file = writeFindings(join(root, 'docs/bench'), 'figures.json', findingsOf(3));
      expect(file).toBe(join(root, 'docs/bench/figures.json'));
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(findingsOf(3));
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
