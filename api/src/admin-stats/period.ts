import { STATS_DAYS } from '@vitral/contracts';
import { addDays, dateAt } from '@vitral/schedule';

/** The day that it is in UTC, `2026-11-22`. */
export const todayInUtc = () => dateAt(Date.now(), 'UTC');

/** The first moment of the period that ends with a day, or of one before it. */
export const periodStart = (today: string, periodsBefore = 0) =>
  new Date(`${addDays(today, 1 - (periodsBefore + 1) * STATS_DAYS)}T00:00:00Z`);

/** The days of the period that ends with a day, oldest first. */
export const daysUntil = (today: string) =>
  Array.from({ length: STATS_DAYS }, (_, index) => addDays(today, index + 1 - STATS_DAYS));
