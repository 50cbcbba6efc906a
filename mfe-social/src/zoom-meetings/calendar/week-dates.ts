import type { MeetingException, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import {
  addDays,
  dateAt,
  findOccurrence,
  instantOf,
  type Occurrence,
  occurrencesFrom,
  timeAt,
} from '@vitral/sdk/schedule';
import { isAtOnce, type Overlap, sharedBy } from '../overlaps.ts';
import type { NewPlace } from '../meeting-exception-dialog.tsx';

const DAYS = 7;

/** A date of a live session in the calendar; a moved one is also at its regular place, as `moved-away`. */
export interface CalendarDate {
  meeting: ZoomMeeting;
  occurrence: Occurrence;
  exception: MeetingException | undefined;
  kind: Occurrence['status'] | 'moved-away';
  /** Milliseconds since 1970. */
  at: number;
}

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  isToday: boolean;
  dates: CalendarDate[];
}

interface Week {
  zone: string;
  /** Monday of the week, `YYYY-MM-DD`. */
  monday: string;
  now: number;
}

/** Returns the days of a week in a zone with those dates that were not over before today, sorted by instant. */
export function weekDates(meetings: ZoomMeeting[], { zone, monday, now }: Week): CalendarDay[] {
  const today = dateAt(now, zone);
  const from = instantOf(monday > today ? monday : today, '00:00', zone);
  const all = meetings.flatMap((meeting) => datesOf(meeting, from));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(monday, index);
    const dates = all.filter(({ at }) => dateAt(at, zone) === day && day >= today);
    return { day, isToday: day === today, dates: dates.toSorted((one, other) => one.at - other.at) };
  });
}

function datesOf(meeting: ZoomMeeting, from: number): CalendarDate[] {
  const { daysOfWeek: days, timeSlots: slots, exceptions } = meeting;
  const exceptionOn = (date: string) => exceptions.find((exception) => exception.date === date);
  const shown = occurrencesFrom({ days, slots, exceptions }, from, DAYS + 1 + exceptions.length).map(
    (occurrence): CalendarDate => ({
      meeting,
      occurrence,
      exception: exceptionOn(occurrence.date),
      kind: occurrence.status,
      at: occurrence.start,
    }),
  );
  const movedAway = exceptions.flatMap((exception): CalendarDate[] => {
    const planned = exception.movedTo && findOccurrence({ days, slots }, exception.date);
    const occurrence = planned && findOccurrence({ days, slots, exceptions }, exception.date);
    return occurrence ? [{ meeting, occurrence, exception, kind: 'moved-away', at: planned.start }] : [];
  });
  return [...shown, ...movedAway];
}

/** Returns what two simultaneous dates have in common, such as the same link or leader; null for nothing. */
export function conflictOf(date: CalendarDate, days: CalendarDay[]): Overlap['shared'] | null {
  if (isOff(date)) return null;
  for (const other of days.flatMap(({ dates }) => dates)) {
    if (other.meeting.id === date.meeting.id || isOff(other)) continue;
    const shared = sharedBy(date.meeting, other.meeting);
    if (shared && isAtOnce(date.occurrence, other.occurrence)) return shared;
  }
  return null;
}

/** Returns whether the place of the date in the calendar shows that nothing is held. */
export const isOff = ({ kind }: CalendarDate) => kind === 'cancelled' || kind === 'moved-away';

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00Z`).getUTCDay() + DAYS - 1) % DAYS;
  return addDays(day, -sinceMonday);
}

/**
 * Returns the new place of a date that is dragged to a day and keeps its time. Day and time are in `zone`, the result
 * is on the wall clock of the live session.
 */
export function placeOn({ occurrence }: CalendarDate, day: string, zone: string): NewPlace {
  const { start, end, zone: home } = occurrence;
  const moved = instantOf(day, timeAt(start, zone), zone);
  return {
    date: dateAt(moved, home),
    time: timeAt(moved, home),
    endTime: end === null ? '' : timeAt(moved + end - start, home),
  };
}
