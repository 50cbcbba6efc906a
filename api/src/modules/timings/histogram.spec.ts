import { describe, expect, it } from '@jest/globals';
import { LONGEST_TIMING_MS } from '@vitral/contracts/visit-timings';
import { addHistograms, BUCKETS, bucketOf, emptyHistogram, percentileOf, totalOf } from './histogram.ts';

const of = (...times: number[]) => {
  const histogram = emptyHistogram();
  for (const bucket of times.map(bucketOf)) histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  return histogram;
};

describe('bucketOf', () => {
  it.each([
    [0, 0],
    [8, 0],
    [8.1, 1],
    [LONGEST_TIMING_MS, BUCKETS - 1],
    [1e9, BUCKETS - 1],
  ])('puts %d ms into bucket %d', (time, bucket) => {
    expect(bucketOf(time)).toBe(bucket);
  });

  it('uses so few buckets that a row stays small', () => {
    expect(BUCKETS).toBeLessThan(100);
  });
});

describe('percentileOf', () => {
  it('returns null for no visits', () => {
    expect(percentileOf(emptyHistogram(), 0.75)).toBeNull();
  });

  it.each([40, 180, 420, 2500, 20_000])('finds %d ms within a tenth', (time) => {
    const found = percentileOf(of(time, time, time), 0.75) ?? 0;
    expect(Math.abs(found - time) / time).toBeLessThan(0.1);
  });

  it('finds the 75th percentile of a hundred times', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 + index * 10);
    expect(Math.abs((percentileOf(of(...times), 0.75) ?? 0) - 840)).toBeLessThan(50);
  });

  it('returns the longest time for visits that took longer', () => {
    expect(percentileOf(of(1e9), 1)).toBe(LONGEST_TIMING_MS);
  });
});

describe('addHistograms', () => {
  it('adds shorter histograms, as an earlier server may have stored', () => {
    const sum = addHistograms([1, 2], of(8, 60_000));
    expect([sum[0], sum[1], totalOf(sum)]).toEqual([2, 2, 5]);
  });
});
