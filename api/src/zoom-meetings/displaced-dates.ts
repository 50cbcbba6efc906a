import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  DisplacedDate,
  PublicMeetingException,
  ZoomMeetingInput,
  ZoomMeetingUpdate,
} from '@vitral/contracts';
import { type Displaced, displacedDates } from '@vitral/schedule';
import { AppError } from '../platform/errors/app-error.ts';
import type { MeetingException } from './meeting-exception.entity.ts';
import { isOver, toPublicException } from './meeting-exceptions.answer.ts';
import { recentExceptions } from './recent-exceptions.ts';
import { timesOf } from './zoom-meetings.answer.ts';
import type { ZoomMeeting } from './zoom-meetings.entity.ts';

/** All of them are told in one answer. */
const LONGEST_REASON = 120;

type Decision = Pick<ZoomMeetingUpdate, 'keptDates' | 'removedDates'>;

/** The cancelled and moved dates of a meeting that are not over. */
export async function comingExceptions(em: EntityManager, meeting: ZoomMeeting): Promise<MeetingException[]> {
  const now = Date.now();
  const exceptionsOf = await recentExceptions(em, [meeting.id], now);
  const { slots } = timesOf(meeting);
  return exceptionsOf(meeting.id).filter((exception) => !isOver(exception, slots, now));
}

/**
 * Which changed dates an update displaces, by what was decided of them. Throws `zoom-meetings.displaced-dates` with all of them
 * while there is one of which nothing was decided: it may have come after the question.
 */
export async function decideDisplaced(
  em: EntityManager,
  meeting: ZoomMeeting,
  after: ZoomMeetingInput,
  { keptDates = [], removedDates = [] }: Decision,
): Promise<{ kept: MeetingException[]; removed: MeetingException[] }> {
  const later = { days: after.daysOfWeek, slots: after.timeSlots };
  const displaced = displacedDates<WithRow>(
    timesOf(meeting),
    later,
    (await comingExceptions(em, meeting)).map((row) => ({ ...toPublicException(row), row })),
  );
  const of = (ids: string[]) =>
    displaced.map(({ exception }) => exception.row).filter(({ id }) => ids.includes(id));
  const kept = of(keptDates);
  const removed = of(removedDates).filter((row) => !kept.includes(row));
  if (kept.length + removed.length < displaced.length) {
    throw new AppError('zoom-meetings.displaced-dates', { dates: displaced.map(toDisplaced) });
  }
  return { kept, removed };
}

type WithRow = PublicMeetingException & { row: MeetingException };

function toDisplaced({ exception, effect }: Displaced<WithRow>): DisplacedDate {
  const { row, date, movedTo } = exception;
  return { id: row.id, date, movedTo, reason: shortened(row.reason), effect };
}

const shortened = (text: string) =>
  text.length <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON).replace(/[\ud800-\udbff]$/, '')}…`;
