import type { Histogram } from '../timings/histogram.ts';

/** Visits of one page before and after a change. */
export interface Stratum {
  before: Histogram;
  after: Histogram;
}

/**
 * Returns the one-sided p-value of the Mann–Whitney U test that `after` is slower than `before`, combined over pages
 * (van Elteren): each visit is compared only with visits of its own page, so a change in which pages are visited does
 * not count. Visits in the same bucket are ties. Uses the normal approximation, which needs some dozens of visits.
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
  // Van Elteren's weights, by which each page counts according to its visits.
  return { u, mean: (n * m) / 2, spread, weight: 1 / (all + 1) };
}

/** Returns the probability that a standard normal variable exceeds `z`, with a relative error below 2e-7 (Numerical Recipes, erfc). */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

const COEFFICIENTS = [
  ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
  ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
];
