import { asTable, toTenths, wordFor } from '../table.ts';
import type { BuildReading, Promised } from './time-builds.ts';

export const buildsTable = (readings: BuildReading[]) =>
  asTable(
    readings.map(({ work, seconds, built, cached, mayTake, isKept: kept }) => ({
      built: work,
      seconds: toTenths(seconds).toFixed(1),
      projects: built,
      'from cache': cached,
      promised: promiseOf(mayTake),
      promise: mayTake === null ? '' : wordFor(kept),
    })),
  );

function promiseOf(mayTake: Promised) {
  if (mayTake === null) return '';
  return mayTake === 'caches' ? 'all from cache' : `at most ${mayTake} s`;
}

export const missedBuilds = (readings: BuildReading[]) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(({ work, seconds, built, mayTake }) =>
      mayTake === 'caches'
        ? `A build of ${work} builds ${built} projects; all from cache was promised.`
        : `A build of ${work} takes ${toTenths(seconds)} s; ${mayTake} s were promised.`,
    );
