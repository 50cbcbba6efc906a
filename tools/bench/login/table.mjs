import { asTable, MEGABYTE, toTenths } from '../table.mjs';

export const loginTable = (readings) =>
  asTable(
    readings.flatMap((reading) => [
      rowOf(reading, 'second', reading.perSecond),
      rowOf(reading, 'processor second', reading.perProcessorSecond),
    ]),
  );

function rowOf({ parallel, p50, p99, failures, memoryBytes }, per, { site, bare, ratio }) {
  return {
    'at once': parallel,
    'logins per': per,
    site: toTenths(site),
    bare: toTenths(bare),
    ratio: ratio.toFixed(2),
    'p50 ms': p50.site,
    'bare p50': p50.bare,
    'p99 ms': p99.site,
    'bare p99': p99.bare,
    failures,
    'memory MB': Math.round(memoryBytes / MEGABYTE),
  };
}

/** Nothing is promised but that nobody is turned away: hashing is made to take long. */
export const missedLogins = (readings) =>
  readings
    .filter(({ failures }) => failures > 0)
    .map(({ parallel, failures }) => `${failures} logins, ${parallel} at once, failed.`);
