import type { PublicMeetingException } from '@vitral/contracts';
import { changedDates } from './applied-exceptions.ts';
import type { SessionTimes } from './occurrences.ts';

/** `no-date`: the date is not scheduled any more; `other-moment`: its new time is another instant in the new zone. */
export type DisplacementEffect = 'no-date' | 'other-moment';

type Times = Pick<SessionTimes, 'days' | 'slots'>;

export interface Displaced<Exception> {
  exception: Exception;
  effect: DisplacementEffect;
}

/** Returns the exceptions that a change of days or slots displaces, with the effect; unaffected ones are left out. */
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
    const isOtherMoment = exception.movedTo && (found.start !== changed.start || found.end !== changed.end);
    return isOtherMoment ? [{ exception, effect: 'other-moment' }] : [];
  });
}
