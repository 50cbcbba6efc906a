import type { Language } from '@vitral/contracts/languages';
import type { MeetingDate } from './dates.ts';
import type { ScheduledMeeting } from './meetings.ts';
import { dateIn, timesIn } from './times.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Weeks that the calendar knows, from today on. */
export const WEEKS = 2;

interface DatedEntry {
  meeting: ScheduledMeeting;
  date: MeetingDate;
  /** Instant in milliseconds since 1970. */
  at: number;
  kind: MeetingDate['status'] | 'moved-away';
}

export interface WeekEntry extends DatedEntry {
  time: string;
}

interface Place {
  zone: string;
  language: Language;
  now: number;
  /** 0: the seven days from today on. */
  week: number;
}

/**
 * Returns seven days in a zone with the dates of live sessions, sorted by instant. A moved date is on its new day, and on its regular
 * day as `moved-away`.
 */
export function weekOf(meetings: ScheduledMeeting[], { zone, language, now, week }: Place) {
  const today = dayIn(zone, now);
  const entries = meetings.flatMap((meeting) => meeting.dates.flatMap((date) => entriesOf(meeting, date)));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = daysAfter(today, week * DAYS + index);
    const noon = Date.parse(`${day}T12:00Z`);
    return {
      day,
      isToday: day === today,
      weekday: dateIn('UTC', noon, language, { weekday: 'long' }),
      date: dateIn('UTC', noon, language, { day: 'numeric', month: 'short' }),
      entries: entries
        .filter(({ at }) => dayIn(zone, at) === day)
        .toSorted((one, other) => one.at - other.at)
        .map((entry): WeekEntry => ({
          ...entry,
          time: timesIn(zone, { start: entry.at, end: null }, language),
        })),
    };
  });
}

function entriesOf(meeting: ScheduledMeeting, date: MeetingDate): DatedEntry[] {
  const { start, planned, status } = date;
  const entry = { meeting, date };
  if (planned === undefined) return [{ ...entry, at: start, kind: status }];
  return [
    { ...entry, at: start, kind: 'moved' },
    { ...entry, at: planned, kind: 'moved-away' },
  ];
}

/** Returns the day of an instant in a zone, `YYYY-MM-DD`. */
function dayIn(zone: string, instant: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateIn(zone, instant, 'iso', parts);
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
