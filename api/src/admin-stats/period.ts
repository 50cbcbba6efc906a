import type { StatsRange } from '@vitral/contracts/admin-stats';
import { addDays, instantOf } from '@vitral/schedule';

/** The days that end with the current one, in the site's time zone. */
export interface Period {
  length: StatsRange;
  /** The current day, such as `2026-11-22`. */
  day: string;
  /** IANA name. */
  zone: string;
}

const startOf = (day: string, zone: string) => new Date(instantOf(day, '00:00', zone));

export const periodStart = ({ length, day, zone }: Period, periodsBefore = 0) =>
  startOf(addDays(day, 1 - (periodsBefore + 1) * length), zone);

/** Returns the days of this many periods up to the current one, oldest first. */
export function daysOf({ length, day }: Pick<Period, 'length' | 'day'>, periods: number): string[] {
  const count = periods * length;
  return Array.from({ length: count }, (_, index) => addDays(day, index + 1 - count));
}

export const startsOf = (period: Period, periods: number) =>
  daysOf(period, periods).map((day) => startOf(day, period.zone));

/** The part of a cache key that changes with the day. */
export const keyOf = ({ length, day, zone }: Period) => `${length} ${day} ${zone}`;
