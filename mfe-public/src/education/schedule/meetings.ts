import type { Language } from '@vitral/sdk/contracts/languages';
import { WEEKDAYS, type Weekday } from '@vitral/sdk/contracts/zoom-meetings';
import { applyExceptions, nextOccurrence, occurrencesFrom, type Occurrence } from '@vitral/sdk/schedule';
import type { Meeting } from '../../data/zoom-meetings.ts';
import type { MeetingDate } from './dates.ts';
import { shownExceptions } from './shown-exceptions.ts';
import { dateIn, localeOf } from './times.ts';

/** A range such as "lunes a viernes", whose ends the page joins, or a formatted list. */
export type Days = { first: string; last: string } | { list: string };

/** A live session as the calendar shows it. */
export type ScheduledMeeting = ReturnType<typeof scheduleMeetings>[number];

/** A live session as its card shows it. */
export type SessionCard = Pick<ScheduledMeeting, 'id' | 'slug' | 'title' | 'category' | 'days'>;

const DAY_MS = 86_400_000;
/** Two weeks and a day, so that the calendar covers two weeks from today in any time zone. */
const DAYS_AHEAD = 15;
/** Number of dates read in addition to one for each day: cancelled dates may precede the next one that is held. */
const SPARE_DATES = 25;

/** Returns the live sessions with their dates of the coming days, sorted by their next date; those without a date come last. */
export function scheduleMeetings(
  meetings: Meeting[],
  language: Language,
  now: number,
  daysAhead = DAYS_AHEAD,
) {
  return meetings
    .map((meeting) => {
      const { id, slug, title, description, category, days, registration } = meeting;
      const next = nextOccurrence(meeting, now);
      const shown = shownExceptions(meeting, next, { language, now, daysAhead });
      const dates = datesFrom(meeting, next, now, daysAhead);
      const zone = next?.zone ?? '';
      return {
        id,
        slug,
        title,
        description,
        category,
        takesRegistrations: registration !== null,
        days: describeDays(days, language),
        zone,
        dates,
        ...shown,
        next,
      };
    })
    .toSorted((one, other) => (one.next?.start ?? Infinity) - (other.next?.start ?? Infinity) || 0)
    .map(({ next: _next, ...meeting }) => meeting);
}

export const toSessionCard = ({ id, slug, title, category, days }: ScheduledMeeting): SessionCard => ({
  id,
  slug,
  title,
  category,
  days,
});

/** Returns the dates of the coming days that are not over, sorted by start, and always includes the next one. */
function datesFrom(meeting: Meeting, next: Occurrence | null, now: number, daysAhead: number): MeetingDate[] {
  const planned = new Map(
    applyExceptions(meeting, meeting.exceptions).map(({ exception, planned: { start } }) => [
      exception.date,
      start,
    ]),
  );
  return occurrencesFrom(meeting, now, daysAhead + SPARE_DATES)
    .map(({ date, start, end, until, status }): MeetingDate => {
      const regular = planned.get(date);
      return {
        date,
        start,
        end,
        until,
        status,
        ...(status === 'moved' && regular !== undefined && { planned: regular }),
      };
    })
    .filter(
      ({ date, start, planned: regular }) =>
        Math.min(start, regular ?? start) < now + daysAhead * DAY_MS || date === next?.date,
    );
}

/** Describes weekdays; consecutive ones become a range. */
export function describeDays(days: Weekday[], language: Language): Days {
  const positions = days.map((day) => WEEKDAYS.indexOf(day));
  const names = positions.map((position) => weekdayName(position, language));
  const [first, last] = [names[0], names.at(-1)];
  const isConsecutive = positions.every((position, index) => position === (positions[0] ?? 0) + index);
  if (first && last && isConsecutive && days.length > 2) return { first, last };
  return { list: new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names) };
}

const A_MONDAY = Date.parse('2024-01-01T00:00Z');

function weekdayName(position: number, language: Language): string {
  return dateIn('UTC', A_MONDAY + position * DAY_MS, language, { weekday: 'long' });
}
