import type { PublicMeetingException } from '@vitral/contracts/zoom-meetings';
import {
  occurrenceOfException,
  type Occurrence,
  regularOccurrence,
  firstValidSlot,
  type MeetingSchedule,
  weekdayOf,
} from './occurrences.ts';

/** A cancelled or moved date, as regularly scheduled and after the change. */
export interface AppliedException<Exception> {
  exception: Exception;
  /** Regular occurrence. */
  planned: Occurrence;
  /** Occurrence after the exception; a cancelled one has its regular times. */
  changed: Occurrence;
}

/** Applies `exceptions` to the dates they refer to, in their order. Skips exceptions whose weekday is no longer scheduled. */
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
      changed: occurrenceOfException(exception, slot),
    }));
}

/** `no-date`: the date is no longer scheduled; `other-moment`: its new time is another instant in the new zone. */
export type DisplacementEffect = 'no-date' | 'other-moment';

type Times = Pick<MeetingSchedule, 'days' | 'slots'>;

export interface Displacement<Exception> {
  exception: Exception;
  effect: DisplacementEffect;
}

/** Returns the exceptions that a change of days or slots displaces, each with the effect. */
export function findDisplacements<Exception extends Pick<PublicMeetingException, 'date' | 'movedTo'>>(
  before: Times,
  after: Times,
  exceptions: readonly Exception[],
): Displacement<Exception>[] {
  const later = new Map(
    applyExceptions(after, exceptions).map(({ exception, changed }) => [exception, changed]),
  );
  return applyExceptions(before, exceptions).flatMap<Displacement<Exception>>(({ exception, changed }) => {
    const found = later.get(exception);
    if (!found) return [{ exception, effect: 'no-date' }];
    const isOtherMoment = exception.movedTo && (found.start !== changed.start || found.end !== changed.end);
    return isOtherMoment ? [{ exception, effect: 'other-moment' }] : [];
  });
}
