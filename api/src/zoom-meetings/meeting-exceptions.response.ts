import {
  type MeetingException as MeetingExceptionResponse,
  type PublicMeetingException,
  type TimeSlot,
  WEEKDAYS,
} from '@vitral/contracts';
import { findOccurrence } from '@vitral/schedule';
import type { MeetingException } from './meeting-exception.entity.ts';

export function toPublicException(row: MeetingException): PublicMeetingException {
  return {
    date: row.date,
    movedTo: row.movedTo ?? null,
    reason: row.reason,
    reasonEn: row.reasonEn ?? null,
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
