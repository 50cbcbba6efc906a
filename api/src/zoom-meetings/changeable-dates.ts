import { isDeepStrictEqual } from 'node:util';
import type { MeetingExceptionInput } from '@vitral/contracts';
import { type Occurrence, findOccurrence } from '@vitral/schedule';
import { AppError } from '../platform/errors/app-error.ts';
import { isOver } from './meeting-exceptions.response.ts';
import type { MeetingException } from './meeting-exception.entity.ts';
import { timesOf } from './zoom-meetings.response.ts';
import type { ZoomMeeting } from './zoom-meetings.entity.ts';

const YEAR_AHEAD_MS = 366 * 86_400_000;

/**
 * Throws `zoom-meetings.not-a-date` unless the date is in the weekly schedule and not over, and `zoom-meetings.not-movable` unless it
 * moves to a future time. An unchanged value of the `stored` exception may have begun, or be over at one of its two times.
 */
export function checkDate(
  meeting: ZoomMeeting,
  input: MeetingExceptionInput,
  now: number,
  stored?: MeetingException,
): void {
  const times = timesOf(meeting);
  const scheduled = findOccurrence(times, input.date);
  const isOpen =
    stored?.date === input.date ? !isOver(stored, times.slots, now) : isUpcoming(scheduled, now, 'until');
  if (!scheduled || !isOpen) throw new AppError('zoom-meetings.not-a-date', { date: input.date });

  if (!input.movedTo || isDeepStrictEqual(input.movedTo, stored?.movedTo)) return;
  const target = findOccurrence({ ...times, exceptions: [input] }, input.date);
  if (!isUpcoming(target, now, 'start')) throw new AppError('zoom-meetings.not-movable');
}

function isUpcoming(occurrence: Occurrence | null, now: number, edge: 'start' | 'until'): boolean {
  return occurrence !== null && occurrence[edge] > now && occurrence.start <= now + YEAR_AHEAD_MS;
}
