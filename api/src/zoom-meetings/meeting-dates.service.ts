import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MeetingDate } from '@vitral/contracts/zoom-meetings';
import { addDays, findOccurrence, type MeetingSchedule } from '@vitral/schedule';
import { AppError } from '../platform/errors/app-error.ts';
import { isOver, toException, toPublicException } from './meeting-exceptions.response.ts';
import { MeetingException, ZoomMeeting } from './zoom-meetings.entity.ts';
import { timesOf, toDate } from './zoom-meetings.response.ts';

const DAYS_OF_WEEK = 7;

/** Single dates of live sessions: their schedule and their changes. */
@Injectable()
export class MeetingDatesService {
  constructor(private readonly em: EntityManager) {}

  /** Throws `zoom-meetings.not-a-date` for a date that is neither in the schedule nor cancelled or moved. */
  async read(meetingId: string, date: string): Promise<MeetingDate> {
    const meeting = await this.em.findOne(ZoomMeeting, { id: meetingId });
    if (!meeting) throw new AppError('zoom-meetings.not-found');
    const row = await this.em.findOne(MeetingException, { meeting: meetingId, date });
    const times = timesOf(meeting);
    const occurrence = findOccurrence({ ...times, exceptions: row ? [toPublicException(row)] : [] }, date);
    if (!occurrence && !row) throw new AppError('request.not-found');
    const now = Date.now();
    return {
      date,
      occurrence: occurrence && toDate(occurrence),
      exception: row && toException(row),
      isOpen: row ? !isOver(row, times.slots, now) : occurrence !== null && occurrence.until > now,
      previous: neighbour(times, date, -1),
      next: neighbour(times, date, 1),
    };
  }
}

/** Returns the nearest regular date before or after a date. */
function neighbour(times: MeetingSchedule, date: string, step: -1 | 1): string | null {
  for (let distance = 1; distance <= DAYS_OF_WEEK; distance++) {
    const day = addDays(date, step * distance);
    if (findOccurrence(times, day)) return day;
  }
  return null;
}
