import type { PublicMeetingException } from '@vitral/contracts';
import {
  exceptionalOccurrence,
  type Occurrence,
  regularOccurrence,
  placedSlot,
  type SessionTimes,
  weekdayOf,
} from './occurrences.ts';

/** A cancelled or moved date as regularly scheduled and as changed. */
export interface ChangedDate<Exception> {
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
export function changedDates<Exception extends Pick<PublicMeetingException, 'date' | 'movedTo'>>(
  { days, slots }: Pick<SessionTimes, 'days' | 'slots'>,
  exceptions: readonly Exception[],
): ChangedDate<Exception>[] {
  const slot = placedSlot(slots);
  if (!slot) return [];
  return exceptions
    .filter(({ date }) => days.includes(weekdayOf(date)))
    .map((exception) => ({
      exception,
      planned: regularOccurrence(exception.date, slot),
      changed: exceptionalOccurrence(exception, slot),
    }));
}
