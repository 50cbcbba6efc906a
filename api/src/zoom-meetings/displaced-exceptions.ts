import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  DisplacedException,
  PublicMeetingException,
  ZoomMeetingInput,
  ZoomMeetingUpdate,
} from '@vitral/contracts/zoom-meetings';
import { type Displacement, findDisplacements } from '@vitral/schedule';
import { AppError } from '../platform/errors/app-error.ts';
import type { MeetingException, ZoomMeeting } from './zoom-meetings.entity.ts';
import { isOver, toPublicException, recentExceptions } from './meeting-exceptions.response.ts';
import { timesOf } from './zoom-meetings.response.ts';

/** Reasons are cut to this length, since one error response lists all displaced dates. */
const LONGEST_REASON = 120;

export async function comingExceptions(em: EntityManager, meeting: ZoomMeeting): Promise<MeetingException[]> {
  const now = Date.now();
  const exceptionsOf = await recentExceptions(em, [meeting.id], now);
  const { slots } = timesOf(meeting);
  return exceptionsOf(meeting.id).filter((exception) => !isOver(exception, slots, now));
}

/**
 * Returns the exceptions that an update displaces, split by the caller's decision. Throws
 * `zoom-meetings.displaced-dates` with all of them if the decision for one is missing: the exception may have been
 * added after the form was sent.
 */
export async function decideDisplaced(
  em: EntityManager,
  meeting: ZoomMeeting,
  after: ZoomMeetingInput,
  { keptDates = [], removedDates = [] }: Pick<ZoomMeetingUpdate, 'keptDates' | 'removedDates'>,
): Promise<{ retained: MeetingException[]; removed: MeetingException[] }> {
  const later = { days: after.daysOfWeek, slots: after.timeSlots };
  const displaced = findDisplacements<WithRow>(
    timesOf(meeting),
    later,
    (await comingExceptions(em, meeting)).map((row) => ({ ...toPublicException(row), row })),
  );
  const of = (ids: string[]) =>
    displaced.map(({ exception }) => exception.row).filter(({ id }) => ids.includes(id));
  const retained = of(keptDates);
  const removed = of(removedDates).filter((row) => !retained.includes(row));
  if (retained.length + removed.length < displaced.length) {
    throw new AppError('zoom-meetings.displaced-dates', { dates: displaced.map(toDisplaced) });
  }
  return { retained, removed };
}

type WithRow = PublicMeetingException & { row: MeetingException };

function toDisplaced({ exception, effect }: Displacement<WithRow>): DisplacedException {
  const { row, date, movedTo } = exception;
  return { id: row.id, date, movedTo, reason: shorten(row.reason), effect };
}

const shorten = (text: string) =>
  text.length <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON).replace(/[\ud800-\udbff]$/, '')}…`;
