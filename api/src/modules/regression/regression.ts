import { MIN_VISITS, REGRESSION, type TimingMetric } from '@vitral/contracts/visit-timings';
import { addHistograms, percentileOf, totalOf } from '../timings/histogram.ts';
import { type Failures, fisher } from './fisher.ts';
import { mannWhitney, type Stratum } from './mann-whitney.ts';

/** A significant difference between the active set (`before`) and the candidate (`after`). */
export type Regression =
  | { figure: 'failures'; before: Failures; after: Failures; p: number }
  | { figure: TimingMetric; before: Measured; after: Measured; p: number };

interface Measured {
  visits: number;
  /** 75th percentile in milliseconds. */
  p75: number;
}

/** Module name and version, as in the history and in notifications. */
export const TEST_NAMES = { failures: 'Fisher’s exact test', timings: 'Mann–Whitney U' } as const;

/** Bonferroni: the p-value is multiplied by the number of tests in a trial. */
const corrected = (p: number): number => Math.min(1, p * REGRESSION.looks.length * REGRESSION.figures);

export function failureRegression(before: Failures, after: Failures): Regression | null {
  const [one, other] = [before, after].map(bounded) as [Failures, Failures];
  if (one.pages === 0 || other.failures < REGRESSION.failures) return null;
  if (other.failures / other.pages < REGRESSION.times * (one.failures / one.pages)) return null;
  const p = corrected(fisher(one, other));
  return p < REGRESSION.alpha ? { figure: 'failures', before: one, after: other, p } : null;
}

/** Pages may be counted some seconds after their failures. */
const bounded = ({ failures, pages }: Failures): Failures => ({ failures, pages: Math.max(failures, pages) });

/** Compares the same pages only: those with enough visits on both sides. */
export function timingRegression(metric: TimingMetric, pages: readonly Stratum[]): Regression | null {
  const strata = pages.filter(({ before, after }) =>
    [before, after].every((histogram) => totalOf(histogram) >= MIN_VISITS),
  );
  if (strata.length === 0) return null;
  const after = addHistograms(...strata.map((stratum) => stratum.after));
  const before = addHistograms(...strata.map(weighted));
  const [from, to] = [percentileOf(before, 0.75) ?? 0, percentileOf(after, 0.75) ?? 0];
  if (to < REGRESSION.times * from || to - from < REGRESSION.milliseconds) return null;
  const p = corrected(mannWhitney(strata));
  if (p >= REGRESSION.alpha) return null;
  const visits = strata.reduce((sum, stratum) => sum + totalOf(stratum.before), 0);
  return {
    figure: metric,
    before: { visits, p75: from },
    after: { visits: totalOf(after), p75: to },
    p,
  };
}

/** Gives a page the same share of the visits on both sides, so that the percentiles do not differ for other reasons. */
function weighted({ before, after }: Stratum): number[] {
  const factor = totalOf(after) / totalOf(before);
  return before.map((count) => count * factor);
}

/** Returns the reason as the history stores it. */
export function reasonOf(regression: Regression): string {
  if (regression.figure === 'failures') {
    const [before, after] = [regression.before, regression.after].map(
      ({ failures, pages }) => `${failures}/${pages}`,
    );
    return `regressed: failures ${before}, ${after}, ${TEST_NAMES.failures}`;
  }
  const { figure, before, after } = regression;
  return `regressed: ${figure} ${before.p75}/${after.p75} ms, visits ${before.visits}/${after.visits}, ${TEST_NAMES.timings}`;
}

/** Returns the hour of the latest test of a trial that began `hours` ago; null before the first. */
export const lookAfter = (hours: number): number | null =>
  REGRESSION.looks.findLast((look) => look <= hours) ?? null;
