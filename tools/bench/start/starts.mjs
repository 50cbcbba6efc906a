import { median } from '../figures.mjs';
import { asTable } from '../table.mjs';

const READY_WITHIN_SECONDS = 5;

/** What the times of one kind of start come to. */
export function readingOf(start, times) {
  const seconds = median(times);
  const atMost = READY_WITHIN_SECONDS;
  return { start, seconds, slowest: Math.max(...times), atMost, isKept: seconds <= atMost };
}

export const startTable = (readings) =>
  asTable(
    readings.map(({ start, seconds, slowest, atMost, isKept: kept }) => ({
      start,
      'median seconds': seconds.toFixed(1),
      'slowest seconds': slowest.toFixed(1),
      promised: `at most ${atMost}`,
      promise: kept ? 'kept' : 'missed',
    })),
  );

export const missedStarts = (readings) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ start, seconds, atMost }) =>
        `A start with ${start} takes ${seconds.toFixed(1)} s; ${atMost} s were promised.`,
    );
