import { LONGEST_TIMING_MS } from '@vitral/contracts/visit-timings';

/** Each bucket is 10 % wider than the one before, so that a percentile is precise to a few percent. */
const GROWTH = Math.log(1.1);
/** The first bucket holds all times up to this one. */
const FIRST_MS = 8;

const indexOf = (milliseconds: number): number =>
  Math.max(0, Math.ceil(Math.log(milliseconds / FIRST_MS) / GROWTH));

export const BUCKETS = indexOf(LONGEST_TIMING_MS) + 1;

/** Number of visits by bucket. */
export type Histogram = readonly number[];

export const emptyHistogram = (): number[] => new Array<number>(BUCKETS).fill(0);

/** Returns the bucket of a time; longer times count as the longest one. */
export const bucketOf = (milliseconds: number): number => Math.min(indexOf(milliseconds), BUCKETS - 1);

export const totalOf = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** Returns the sum of histograms; stored ones may have fewer buckets. */
export function addHistograms(...histograms: readonly Histogram[]): number[] {
  const sum = emptyHistogram();
  for (const histogram of histograms)
    histogram.forEach((count, bucket) => (sum[bucket] = (sum[bucket] ?? 0) + count));
  return sum;
}

/** Returns the time that the given share of the visits did not exceed, interpolated within its bucket; null for no visits. */
export function percentileOf(histogram: Histogram, share: number): number | null {
  const total = totalOf(histogram);
  if (total === 0) return null;
  const wanted = share * total;
  let below = 0;
  for (const [bucket, count] of histogram.entries()) {
    if (below + count >= wanted && count > 0) {
      const start = bucket === 0 ? 0 : upperEnd(bucket - 1);
      return Math.round(start + ((wanted - below) / count) * (upperEnd(bucket) - start));
    }
    below += count;
  }
  return LONGEST_TIMING_MS;
}

const upperEnd = (bucket: number): number =>
  Math.min(FIRST_MS * Math.exp(bucket * GROWTH), LONGEST_TIMING_MS);
