import { STATS_DAYS } from '@vitral/contracts';
import { addDays, instantOf } from '@vitral/schedule';

/** The day that it is, `2026-11-22`, where the site is. */
export interface Today {
  day: string;
  /** IANA name. */
  zone: string;
}

const startOf = (day: string, zone: string) => new Date(instantOf(day, '00:00', zone));

/** The first moment of the period that ends with a day, or of one before it. */
export const periodStart = ({ day, zone }: Today, periodsBefore = 0) =>
  startOf(addDays(day, 1 - (periodsBefore + 1) * STATS_DAYS), zone);

/** The days of the period that ends with a day, oldest first. */
export const daysUntil = ({ day }: Pick<Today, 'day'>) =>
  Array.from({ length: STATS_DAYS }, (_, index) => addDays(day, index + 1 - STATS_DAYS));

/** The first moments of these days. */
export const startsUntil = (today: Today) => daysUntil(today).map((day) => startOf(day, today.zone));

/** Tells the answers of one day from those of another. */
export const keyOf = ({ day, zone }: Today) => `${day} ${zone}`;
