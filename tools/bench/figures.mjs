export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const toHundredths = (number) => Math.round(number * 100) / 100;
const toFour = (number) => Number(number.toPrecision(4));

/** A round's two figures are weighed against each other: the machine did the same while they were taken, or nearly so. */
function compared(rounds, figure) {
  const ratios = rounds.map(({ site, bare }) => site[figure] / bare[figure]);
  return {
    site: toFour(median(rounds.map(({ site }) => site[figure]))),
    bare: toFour(median(rounds.map(({ bare }) => bare[figure]))),
    ratio: toHundredths(median(ratios)),
    ratios: ratios.map(toHundredths),
  };
}

/**
 * What rounds of { site, bare } come to. Requests per second are what a visitor sees. Where the load generator needs more
 * of the machine than the bare server, it is the generator that they measure; requests per second of the server's own
 * processor time then tell the difference.
 */
export const figuresOf = (rounds) => ({
  perSecond: compared(rounds, 'perSecond'),
  perProcessorSecond: compared(rounds, 'perProcessorSecond'),
  p50: latencies(rounds, 'p50'),
  p99: latencies(rounds, 'p99'),
  failures: rounds.reduce((total, { site, bare }) => total + site.failures + bare.failures, 0),
});

/** Milliseconds, of the middle round. */
const latencies = (rounds, percentile) => ({
  site: median(rounds.map(({ site }) => site[percentile])),
  bare: median(rounds.map(({ bare }) => bare[percentile])),
});

/** No request may have failed: a failure can be fast. */
export const keepsRatio = ({ ratio }, { failures, atLeast }) => failures === 0 && ratio >= atLeast;

/** A scenario's promise holds for both of its ratios, and for all but the slowest of a hundred requests. */
export const keepsPromise = (reading) =>
  keepsRatio(reading.perSecond, reading) &&
  keepsRatio(reading.perProcessorSecond, reading) &&
  reading.p99.site < reading.p99Below;
