import type { PublicMeetingException } from '@vitral/contracts';
import {
  exceptionalOccurrence,
  type Occurrence,
  regularOccurrence,
  firstValidSlot,
  type MeetingSchedule,
  weekdayOf,
} from './occurrences.ts';

/** A cancelled or moved date as regularly scheduled and as changed. */
export interface AppliedException<Exception> {
  exception: Exception;
  /** Regular occurrence. */
  planned: Occurrence;
  /** Occurrence after the exception; a cancelled one has its regular times. */
  changed: Occurrence;
}

/**
 * Applies `exceptions` to the dates they refer to, in their order. Exceptions whose weekday is not scheduled any more
 * are skipped.
 */
export function applyExceptions<Exception extends Pick<PublicMeetingException, 'date' | 'movedTo'>>(
  { days, slots }: Pick<MeetingSchedule, 'days' | 'slots'>,
  exceptions: readonly Exception[],
): AppliedException<Exception>[] {
  const slot = firstValidSlot(slots);
  if (!slot) return [];
  return exceptions
    .filter(({ date }) => days.includes(weekdayOf(date)))
    .map((exception) => ({
      exception,
      planned: regularOccurrence(exception.date, slot),
      changed: exceptionalOccurrence(exception, slot),
    }));
}
