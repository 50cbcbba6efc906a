import type { PublicMeetingException } from '@vitral/contracts';
import {
  exceptionOn,
  type Occurrence,
  occurrenceOn,
  placedSlot,
  type SessionTimes,
  weekdayOf,
} from './occurrences.ts';

/** A date that is not held as the week says. */
export interface ChangedDate<Exception> {
  exception: Exception;
  /** The date as the week has it. */
  planned: Occurrence;
  /** What became of it; a cancelled one is where it was planned. */
  changed: Occurrence;
}

/** The dates that `exceptions` move or cancel, in their order. Those of days on which the session is no longer held are left out. */
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
      planned: occurrenceOn(exception.date, slot),
      changed: exceptionOn(exception, slot),
    }));
}
