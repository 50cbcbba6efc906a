import type { Figures, Ratios } from '../figures.ts';
import { asTable, MEGABYTE, toTenths } from '../table.ts';

interface LoginReading extends Figures {
  parallel: number;
  memoryBytes: number;
}

export const loginTable = (readings: LoginReading[]) =>
  asTable(
    readings.flatMap((reading) => [
      rowOf(reading, 'second', reading.perSecond),
      rowOf(reading, 'processor second', reading.perProcessorSecond),
    ]),
  );

function rowOf(reading: LoginReading, per: string, { site, bare, ratio }: Ratios) {
  const { parallel, p50, p99, failures, memoryBytes } = reading;
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

/** Checks that no login failed. No speed is promised, since hashing is slow on purpose. */
export const missedLogins = (readings: LoginReading[]) =>
  readings
    .filter(({ failures }) => failures > 0)
    .map(({ parallel, failures }) => `${failures} logins, ${parallel} at once, failed.`);
