import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import { LIMITS } from '@vitral/contracts/limits';
import { meetingDateId } from '@vitral/contracts/zoom-meetings';
import type {
  MeetingException as MeetingExceptionResponse,
  MeetingExceptionInput,
  MovedOccurrence,
  PublicMeetingException,
} from '@vitral/contracts/zoom-meetings';
import { type Occurrence, findOccurrence } from '@vitral/schedule';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { MeetingChanges, type MeetingDates, readDates } from './meeting-changes.ts';
import { isOver, toException, toPublicException, recentExceptions } from './meeting-exceptions.response.ts';
import type { MeetingExceptionDto, MeetingExceptionUpdateDto } from './zoom-meetings.dto.ts';
import { MeetingException, ZoomMeeting } from './zoom-meetings.entity.ts';
import { timesOf } from './zoom-meetings.response.ts';

/**
 * Cancels and moves single dates of a meeting. An exception does not change the meeting's version. If the days or the
 * zone change, remaining exceptions are ignored while their date is not in the schedule. docs/adr/051.
 */
@Injectable()
export class MeetingExceptionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly changes: MeetingChanges,
  ) {}

  create(meetingId: string, dto: MeetingExceptionDto): Promise<MeetingExceptionResponse> {
    const input = toColumns(dto);
    return this.em.transactional(async (em) => {
      const meeting = await lockRow(em, ZoomMeeting, meetingId, 'zoom-meetings.not-found');
      const now = Date.now();
      checkDate(meeting, input, now);
      await refuseTaken(em, meetingId, input.date);
      await refuseTooMany(em, meeting, now);
      const dates = await readDates(em, meeting);
      const row = em.create(MeetingException, { ...input, meeting: meetingId });
      await em.persist(row).flush();
      await this.report(em, meeting, dates);
      this.record(em, kindOf(row), meeting, row, { after: toPublicException(row) });
      return toException(row);
    });
  }

  update(
    meetingId: string,
    id: string,
    { version, ...dto }: MeetingExceptionUpdateDto,
  ): Promise<MeetingExceptionResponse> {
    const after = toColumns(dto);
    return this.em.transactional(async (em) => {
      const meeting = await lockRow(em, ZoomMeeting, meetingId, 'zoom-meetings.not-found');
      const row = await find(em, meetingId, id);
      const itemId = meetingDateId(meetingId, row.date);
      await checkVersion(em, { noun: 'meeting-dates', stale: 'zoom-meetings.stale', row, version, itemId });
      checkDate(meeting, after, Date.now(), row);
      if (row.date !== after.date) await refuseTaken(em, meetingId, after.date);
      const before = toPublicException(row);
      if (isDeepStrictEqual(before, after)) return toException(row);
      const dates = await readDates(em, meeting);
      em.assign(row, after);
      await em.flush();
      await this.report(em, meeting, dates);
      const verb = kindOf(before) === kindOf(after) ? 'updated' : kindOf(after);
      this.record(em, verb, meeting, row, { before, after });
      return toException(row);
    });
  }

  /** Deletes the exception, so that the date is held as scheduled. */
  remove(meetingId: string, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const meeting = await lockRow(em, ZoomMeeting, meetingId, 'zoom-meetings.not-found');
      const row = await find(em, meetingId, id);
      const dates = await readDates(em, meeting);
      em.remove(row);
      await em.flush();
      await this.report(em, meeting, dates);
      this.record(em, 'deleted', meeting, row, { before: toPublicException(row) });
    });
  }

  /** Counts the change for calendars, without a new version of the meeting, and reports it. */
  private async report(em: EntityManager, meeting: ZoomMeeting, before: MeetingDates): Promise<void> {
    const [{ count }] = await em.execute<[{ count: number }]>(
      'update zoom_meeting set dates_version = dates_version + 1 where id = ? returning dates_version as count',
      [meeting.id],
    );
    await this.changes.report(em, { ...meeting, datesVersion: count }, before);
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    { id, title }: ZoomMeeting,
    { date }: MeetingException,
    states: { before?: PublicMeetingException; after?: PublicMeetingException },
  ): void {
    const item = { itemId: meetingDateId(id, date), itemName: `${title}, ${date}` };
    this.audit.record(em, { verb, noun: 'meeting-dates', ...item, ...states });
  }
}

async function find(em: EntityManager, meeting: string, id: string): Promise<MeetingException> {
  const row = await em.findOne(MeetingException, { id, meeting });
  if (!row) throw new AppError('request.not-found');
  return row;
}

async function refuseTaken(em: EntityManager, meeting: string, date: string): Promise<void> {
  if (await em.count(MeetingException, { meeting, date })) {
    throw new AppError('zoom-meetings.date-taken', { date });
  }
}

/** Exceptions that are over do not count. */
async function refuseTooMany(em: EntityManager, meeting: ZoomMeeting, now: number): Promise<void> {
  const exceptionsOf = await recentExceptions(em, [meeting.id], now);
  const { slots } = timesOf(meeting);
  const coming = exceptionsOf(meeting.id).filter((exception) => !isOver(exception, slots, now));
  const max = LIMITS.meetingExceptions;
  if (coming.length >= max) throw new AppError('zoom-meetings.too-many-exceptions', { max });
}

const kindOf = ({ movedTo }: { movedTo?: unknown }) => (movedTo ? 'moved' : 'cancelled');

/** Returns plain objects, which can be compared with stored ones. */
function toColumns({ movedTo, ...input }: MeetingExceptionInput): MeetingExceptionInput {
  return { ...input, movedTo: movedTo && toMovedDate(movedTo) };
}

function toMovedDate({ date, time, endTime }: MovedOccurrence): MovedOccurrence {
  return { date, time, ...(endTime === undefined ? {} : { endTime }) };
}

const YEAR_AHEAD_MS = 366 * 86_400_000;

/**
 * Throws `zoom-meetings.not-a-date` unless the date is in the weekly schedule and not over, and
 * `zoom-meetings.not-movable` unless it moves to a future time. Values that are equal to those of the `stored`
 * exception are exempt: that date may have begun, or be over at one of its two times.
 */
function checkDate(
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
