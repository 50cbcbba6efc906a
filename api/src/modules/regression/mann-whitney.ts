import type { Histogram } from '../timings/histogram.ts';
import { normalTail } from './normal.ts';

/** Visits of one page before and after a change. */
export interface Stratum {
  before: Histogram;
  after: Histogram;
}

/**
 * Returns the one-sided p-value of the Mann–Whitney U test that `after` is slower than `before`, combined over pages (van
 * Elteren): each visit is compared with visits of its own page only, so a change in which pages are visited does not count. Visits
 * of a bucket are ties. Uses the normal approximation, which needs some dozens of visits.
 */
export function mannWhitney(strata: readonly Stratum[]): number {
  let difference = 0;
  let variance = 0;
  for (const stratum of strata) {
    const { u, mean, spread, weight } = compare(stratum);
    difference += weight * (u - mean);
    variance += weight * weight * spread;
  }
  return variance === 0 ? 1 : normalTail(difference / Math.sqrt(variance));
}

function compare({ before, after }: Stratum) {
  let earlier = 0;
  let u = 0;
  let ties = 0;
  for (let bucket = 0; bucket < Math.max(before.length, after.length); bucket += 1) {
    const [one = 0, other = 0] = [before[bucket], after[bucket]];
    u += other * (earlier + one / 2);
    earlier += one;
    ties += (one + other) ** 3 - (one + other);
  }
  const n = earlier;
  const m = after.reduce((sum, count) => sum + count, 0);
  const all = n + m;
  const spread = all < 2 ? 0 : ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  // The weights of van Elteren, with which each page counts by its visits.
  return { u, mean: (n * m) / 2, spread, weight: 1 / (all + 1) };
}
