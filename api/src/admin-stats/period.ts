import { STATS_DAYS } from '@vitral/contracts/admin-stats';
import { addDays, instantOf } from '@vitral/schedule';

/** The current day in the site's time zone, such as `2026-11-22`. */
export interface Today {
  day: string;
  /** IANA name. */
  zone: string;
}

const startOf = (day: string, zone: string) => new Date(instantOf(day, '00:00', zone));

export const periodStart = ({ day, zone }: Today, periodsBefore = 0) =>
  startOf(addDays(day, 1 - (periodsBefore + 1) * STATS_DAYS), zone);

/** Returns the days of the period that ends with a day, oldest first. */
export const daysUntil = ({ day }: Pick<Today, 'day'>) =>
  Array.from({ length: STATS_DAYS }, (_, index) => addDays(day, index + 1 - STATS_DAYS));

export const startsUntil = (today: Today) => daysUntil(today).map((day) => startOf(day, today.zone));

/** The part of a cache key that changes with the day. */
export const keyOf = ({ day, zone }: Today) => `${day} ${zone}`;
