import type { Language } from '@vitral/sdk/contracts/languages';
import type { MeetingDate } from './dates.ts';
import type { ScheduledMeeting } from './meetings.ts';
import { dateIn, timesIn } from './times.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Number of weeks in the overview, from today on. */
export const WEEKS = 2;

interface DatedEntry {
  meeting: ScheduledMeeting;
  date: MeetingDate;
  /** Instant in milliseconds since 1970. */
  at: number;
  kind: MeetingDate['status'] | 'moved-away';
}

export interface DayEntry extends DatedEntry {
  time: string;
}

/** A day of the calendar in a zone. */
export type CalendarDay = ReturnType<typeof weekOf>[number];

interface Place {
  zone: string;
  language: Language;
  now: number;
}

/**
 * Returns seven days in a zone with the dates of live sessions, sorted by instant; week 0 begins today. A moved date is
 * on its new day, and on its regular day as `moved-away`.
 */
export function weekOf(meetings: ScheduledMeeting[], { week, ...place }: Place & { week: number }) {
  return daysFrom(daysAfter(dayIn(place.zone, place.now), week * DAYS), DAYS, meetings, place);
}

/**
 * Returns the weeks of a month (`YYYY-MM`); adjacent months fill up the first and last week. Weeks begin on Monday, in
 * English on Sunday.
 */
export function monthOf(
  meetings: ScheduledMeeting[],
  { month, ...place }: Place & { month: string },
): CalendarDay[][] {
  const first = `${month}-01`;
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const start = daysAfter(first, -positionInWeek(first, place.language));
  const end = daysAfter(last, DAYS - 1 - positionInWeek(last, place.language));
  const days = daysFrom(start, daysBetween(start, end) + 1, meetings, place);
  return Array.from({ length: days.length / DAYS }, (_, week) => days.slice(week * DAYS, (week + 1) * DAYS));
}

/** Returns the position of a day in its week, 0 to 6. */
export function positionInWeek(day: string, language: Language): number {
  const sinceSunday = new Date(`${day}T00:00Z`).getUTCDay();
  return language === 'en' ? sinceSunday : (sinceSunday + DAYS - 1) % DAYS;
}

/** Returns the month `count` months later; both are `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, instant: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateIn(zone, instant, 'iso', parts);
}

export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

function daysFrom(
  first: string,
  count: number,
  meetings: ScheduledMeeting[],
  { zone, language, now }: Place,
) {
  const today = dayIn(zone, now);
  const entries = meetings.flatMap((meeting) => meeting.dates.flatMap((date) => entriesOf(meeting, date)));
  return Array.from({ length: count }, (_, index) => {
    const day = daysAfter(first, index);
    const noon = Date.parse(`${day}T12:00Z`);
    return {
      day,
      isToday: day === today,
      weekday: dateIn('UTC', noon, language, { weekday: 'long' }),
      date: dateIn('UTC', noon, language, { day: 'numeric', month: 'short' }),
      entries: entries
        .filter(({ at }) => dayIn(zone, at) === day)
        .toSorted((one, other) => one.at - other.at)
        .map((entry): DayEntry => ({
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
