import { DateTime } from 'luxon';

/**
 * The instant, in milliseconds since 1970, at which the wall clock of an IANA zone shows `time` ("HH:MM") on `date` ("YYYY-MM-DD").
 * A time that a change skips is moved on by what was skipped; of one that comes twice the first counts.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wallClock = DateTime.fromISO(`${date}T${time}`, { zone });
  return Math.min(...wallClock.getPossibleOffsets().map((candidate) => candidate.toMillis()));
}

/** The date that is `days` later, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The date that the wall clock of a zone shows at an instant, `YYYY-MM-DD`. */
export function dateAt(instant: number, zone: string): string {
  return DateTime.fromMillis(instant, { zone }).toFormat('yyyy-MM-dd');
}
