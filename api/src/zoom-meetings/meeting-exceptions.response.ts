import { translationsIn } from '@vitral/contracts/languages';
import {
  type MeetingException as MeetingExceptionResponse,
  type PublicMeetingException,
  type TimeSlot,
  WEEKDAYS,
} from '@vitral/contracts/zoom-meetings';
import { findOccurrence } from '@vitral/schedule';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MeetingException } from './zoom-meetings.entity.ts';

export function toPublicException(row: MeetingException): PublicMeetingException {
  return {
    date: row.date,
    movedTo: row.movedTo ?? null,
    reason: row.reason,
    ...translationsIn(row, 'reason'),
  };
}

export function toException(row: MeetingException): MeetingExceptionResponse {
  return { id: row.id, ...toPublicException(row), version: row.version };
}

/** Returns whether both dates are past: the scheduled one, even if the schedule has changed since, and the one it moved to. */
export function isOver(row: MeetingException, slots: TimeSlot[], now: number): boolean {
  const anyDay = { days: [...WEEKDAYS], slots };
  const dates = [
    findOccurrence(anyDay, row.date),
    findOccurrence({ ...anyDay, exceptions: [toPublicException(row)] }, row.date),
  ];
  return dates.every((date) => date === null || date.until <= now);
}

/** Covers dates that may still be running in any zone, and lets calendars fetched a week ago receive a change. */
const DAYS_BACK = 8;
const DAY_MS = 86_400_000;

/**
 * Reads the recent and future exceptions of all meetings in one query, by their date or the date they moved to. The exceptions of a
 * meeting are ordered by date.
 */
export async function recentExceptions(
  em: EntityManager,
  meetings: string[],
  now: number,
): Promise<(meeting: string) => MeetingException[]> {
  if (meetings.length === 0) return () => [];
  const since = new Date(now - DAYS_BACK * DAY_MS).toISOString().slice(0, 10);
  const rows = await em.find(
    MeetingException,
    { meeting: meetings, $or: [{ date: { $gte: since } }, { movedTo: { date: { $gte: since } } }] },
    { orderBy: { date: 'asc' } },
  );
  return (meeting) => rows.filter((row) => row.meeting === meeting);
}
