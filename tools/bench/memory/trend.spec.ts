import { expect, it } from '@jest/globals';
import { memoryTable, missedMemoryTrend } from './table.ts';
import { growthFrom, slopeOf } from './trend.ts';

const samples = (...megabytes: number[]) =>
  megabytes.map((each, index) => ({ seconds: 5 * index, megabytes: each }));

it('the slope of memory ignores ups and downs', () => {
  expect(slopeOf(samples(100, 110, 100, 110, 100), ({ megabytes }) => megabytes)).toBe(0);
  expect(slopeOf(samples(100, 110, 120, 130), ({ megabytes }) => megabytes)).toBe(2);
});

it('the growth of memory leaves out the warm-up', () => {
  expect(growthFrom(samples(50, 80, 100, 100, 100), 10)).toBe(0);
  expect(growthFrom(samples(50, 95, 100, 105), 5)).toBeCloseTo(0.1);
});

it('the promise covers memory and collected heap', () => {
  const reading = { growth: 0.049, heapBefore: 100, heapAfter: 105, failures: 0 };
  expect(missedMemoryTrend(reading)).toEqual([]);
  expect(missedMemoryTrend({ growth: 0.05, heapBefore: 100, heapAfter: 106, failures: 2 })).toEqual([
    'Memory grows by 5.0 % under load; less than 5 % were promised.',
    'After collecting, the heap holds 106.0 MB where it held 100.0 MB before; 5 % more were promised at most.',
    '2 requests of the mixed load failed.',
  ]);
});

it('the table of memory shows before and after', () => {
  const reading = {
    samples: samples(200, 300, 310.25, 305),
    warmUp: 5,
    growth: 0.012,
    heapBefore: 80,
    heapAfter: 82,
    responses: 12_345,
    failures: 0,
    writes: 40,
  };
  expect(memoryTable(reading).split('\n')).toEqual([
    'memory                before  after  least   most  growth  promised     promise',
    'resident (MB)            300    305    300  310.3  1.2 %   below 5 %    kept',
    'heap, collected (MB)      80     82                2.5 %   at most 5 %  kept',
    '',
    '12,345 responses in 15 seconds, 0 failed; 40 changes. Resident memory is measured from second 5 on.',
  ]);
});
