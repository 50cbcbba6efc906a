import type { LoadReading } from './load.ts';

export interface Round {
  site: LoadReading;
  bare: LoadReading;
}

export interface Ratios {
  site: number;
  bare: number;
  ratio: number;
  ratios: number[];
}

export type Figures = ReturnType<typeof figuresOf>;

export function median(numbers: number[]) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

const toHundredths = (number: number) => Math.round(number * 100) / 100;
const toFourDigits = (number: number) => Number(number.toPrecision(4));

/** Compares the two figures of each round: the load of the machine was nearly the same for both. */
function compared(rounds: Round[], figure: 'perSecond' | 'perProcessorSecond'): Ratios {
  const ratios = rounds.map(({ site, bare }) => site[figure] / bare[figure]);
  return {
    site: toFourDigits(median(rounds.map(({ site }) => site[figure]))),
    bare: toFourDigits(median(rounds.map(({ bare }) => bare[figure]))),
    ratio: toHundredths(median(ratios)),
    ratios: ratios.map(toHundredths),
  };
}

/**
 * Summarizes rounds. Visitors see the requests per second. Where the load generator needs more of the machine than the bare
 * server, they measure the generator; the requests per second of the server's own processor time then show the difference.
 */
export const figuresOf = (rounds: Round[]) => ({
  perSecond: compared(rounds, 'perSecond'),
  perProcessorSecond: compared(rounds, 'perProcessorSecond'),
  p50: latencies(rounds, 'p50'),
  p99: latencies(rounds, 'p99'),
  failures: rounds.reduce((total, { site, bare }) => total + site.failures + bare.failures, 0),
});

/** Returns milliseconds of the median round. */
const latencies = (rounds: Round[], percentile: 'p50' | 'p99') => ({
  site: median(rounds.map(({ site }) => site[percentile])),
  bare: median(rounds.map(({ bare }) => bare[percentile])),
});

/** Requires that no request failed, since a failure can be fast. */
export const keepsRatio = (
  { ratio }: { ratio: number },
  { failures, atLeast }: { failures: number; atLeast: number },
) => failures === 0 && ratio >= atLeast;

/** Requires both ratios and the 99th percentile of the latency. */
export const keepsPromise = (reading: Figures & { atLeast: number; p99Below: number }) =>
  keepsRatio(reading.perSecond, reading) &&
  keepsRatio(reading.perProcessorSecond, reading) &&
  reading.p99.site < reading.p99Below;
