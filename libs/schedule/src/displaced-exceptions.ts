import type { PublicMeetingException } from '@vitral/contracts';
import { changedDates } from './changed-dates.ts';
import type { SessionTimes } from './occurrences.ts';

/** `no-date`: the week no longer has the date; `other-moment`: the zone in whose wall clock it was moved is another one. */
export type Displacement = 'no-date' | 'other-moment';

type Times = Pick<SessionTimes, 'days' | 'slots'>;

export interface Displaced<Exception> {
  exception: Exception;
  effect: Displacement;
}

/** What other days or slots do to the dates that `exceptions` cancel or move; those that stay as they are are left out. */
export function displacedDates<Exception extends Pick<PublicMeetingException, 'date' | 'movedTo'>>(
  before: Times,
  after: Times,
  exceptions: readonly Exception[],
): Displaced<Exception>[] {
  const later = new Map(
    changedDates(after, exceptions).map(({ exception, changed }) => [exception, changed]),
  );
  return changedDates(before, exceptions).flatMap<Displaced<Exception>>(({ exception, changed }) => {
    const found = later.get(exception);
    if (!found) return [{ exception, effect: 'no-date' }];
    const isElsewhen = exception.movedTo && (found.start !== changed.start || found.end !== changed.end);
    return isElsewhen ? [{ exception, effect: 'other-moment' }] : [];
  });
}
