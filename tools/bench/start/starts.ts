import { median } from '../figures.ts';
import { asTable, wordFor } from '../table.ts';

const READY_WITHIN_SECONDS = 5;

type StartReading = ReturnType<typeof readingOf>;

/** Summarizes the times of one kind of start. */
export function readingOf(start: string, times: number[]) {
  const seconds = median(times);
  const atMost = READY_WITHIN_SECONDS;
  return { start, seconds, slowest: Math.max(...times), atMost, isKept: seconds <= atMost };
}

export const startTable = (readings: StartReading[]) =>
  asTable(
    readings.map(({ start, seconds, slowest, atMost, isKept: kept }) => ({
      start,
      'median seconds': seconds.toFixed(1),
      'slowest seconds': slowest.toFixed(1),
      promised: `at most ${atMost}`,
      promise: wordFor(kept),
    })),
  );

export const missedStarts = (readings: StartReading[]) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ start, seconds, atMost }) =>
        `A start with ${start} takes ${seconds.toFixed(1)} s; ${atMost} s were promised.`,
    );
