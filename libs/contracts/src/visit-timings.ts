/**
 * Figures that browsers measure, in milliseconds: `inp` is Interaction to Next Paint, `load` is the time until the largest
 * content of a document is painted (LCP).
 */
export const TIMING_METRICS = ['inp', 'load'] as const;
export type TimingMetric = (typeof TIMING_METRICS)[number];

/** Largest number of values in one report; a document has one load, and an INP for each page of the console opened in it. */
export const MAX_TIMINGS = 20;
/** Longer times count as this one. */
export const LONGEST_TIMING_MS = 60_000;

/** Choices for the percentage of visits that are measured. */
export const MEASURED_SHARES = [0, 1, 5, 10, 25, 50, 100] as const;
export type MeasuredShare = (typeof MEASURED_SHARES)[number];

export interface Timing {
  metric: TimingMetric;
  /** Path of the page; the server stores the name of the page instead. */
  path: string;
  milliseconds: number;
}

/** POST /api/modules/timings: public; the cookies identify the set that the reporter receives. */
export interface TimingReport {
  set: string;
  values: Timing[];
}

/** Measured visits of a page, and the 75th percentile over them. */
export interface TimingFigures {
  visits: number;
  /** Milliseconds; null below MIN_VISITS. */
  p75: number | null;
}

/** Minimum number of measured visits for a percentile to be shown and compared. */
export const MIN_VISITS = 50;

/** Figures of one page in a release and in the previous release, over the last 30 days. */
export interface PageTiming {
  /** Path of a page of the console, or name of a page of the public site; null for all pages, on the shell. */
  page: string | null;
  metric: TimingMetric;
  now: TimingFigures;
  before: TimingFigures;
}

/**
 * Withdrawal of a candidate that is significantly worse than the active set: the overall probability of withdrawing one
 * that is not worse, over all tests and figures of a trial, and the smallest differences that matter.
 */
export const REGRESSION = {
  alpha: 0.001,
  /**
   * Hours after the start of a trial at which it is tested. Their number is fixed, so that repeated tests cannot add up
   * to a false alarm.
   */
  looks: [1, 2, 3, 4, 6, 8, 12, 16, 24, 36, 48, 72, 96, 144, 192, 288, 384, 480, 600, 720],
  /** Number of figures: failures, INP and load. */
  figures: 3,
  times: 1.2,
  milliseconds: 50,
  failures: 3,
} as const;
