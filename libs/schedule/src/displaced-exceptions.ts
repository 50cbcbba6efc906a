import type { PublicMeetingException } from '@vitral/contracts';
import { applyExceptions } from './applied-exceptions.ts';
import type { MeetingSchedule } from './occurrences.ts';

/** `no-date`: the date is not scheduled any more; `other-moment`: its new time is another instant in the new zone. */
export type DisplacementEffect = 'no-date' | 'other-moment';

type Times = Pick<MeetingSchedule, 'days' | 'slots'>;

export interface Displacement<Exception> {
  exception: Exception;
  effect: DisplacementEffect;
}

/** Returns the exceptions that a change of days or slots displaces, with the effect; unaffected ones are left out. */
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
