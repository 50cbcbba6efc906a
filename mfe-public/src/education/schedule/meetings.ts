import type { Language } from '@vitral/contracts/languages';
import { WEEKDAYS, type Weekday } from '@vitral/contracts/zoom-meetings';
import { nextOccurrence, type Occurrence } from '@vitral/schedule';
import { DateTime, Info } from 'luxon';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { shownExceptions } from './shown-exceptions.ts';
import { dateIn, localeOf, otherWeekday, timesIn } from './times.ts';
import { ZONE_NAMES, ZONES, type ZoneName } from './zones.ts';

/** A range such as "lunes a viernes", whose ends the page joins, or a formatted list. */
export type Days = { first: string; last: string } | { list: string };

export type NextDate = ReturnType<typeof describeDate>;
/** A live session as shown on its card. Dates are formatted here, so that the server and the island agree. */
export type ScheduledMeeting = ReturnType<typeof scheduleMeetings>[number];

/** Returns the live sessions, sorted by their next date; it is null without a weekday or a time. */
export function scheduleMeetings(meetings: Meeting[], language: Language, now: number) {
  return meetings
    .map((meeting) => {
      const { id, title, description, category, days } = meeting;
      const found = nextOccurrence(meeting, now);
      const next = found && describeDate(found, language);
      const shown = shownExceptions(meeting, found, language, now);
      return { id, title, description, category, days: describeDays(days, language), next, ...shown };
    })
    .toSorted((one, other) => (one.next?.start ?? Infinity) - (other.next?.start ?? Infinity) || 0);
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

export function weekdayName(position: number, language: Language): string {
  return Info.weekdays('long', { locale: localeOf(language) })[position] ?? '';
}

function describeDate(occurrence: Occurrence, language: Language) {
  const { zone, start } = occurrence;
  const date = (parts: Intl.DateTimeFormatOptions) => dateIn(zone, start, language, parts);
  return {
    ...occurrence,
    date: {
      full: date({ weekday: 'long', day: 'numeric', month: 'long' }),
      weekday: date({ weekday: 'short' }),
      day: date({ day: 'numeric' }),
      month: date({ month: 'short' }),
    },
    zoneTimes: ZONE_NAMES.map((zone) => describeTimes(zone, occurrence, language)),
  };
}

function describeTimes(zone: ZoneName, occurrence: Occurrence, language: Language) {
  const timeZone = ZONES[zone];
  // Spanish has no abbreviations of its own; its speakers in these zones use the English ones.
  const locale = language === 'fr' ? localeOf('fr') : localeOf('en');
  const { offsetNameShort, offset } = DateTime.fromMillis(occurrence.start, { zone: timeZone, locale });
  return {
    zone,
    // "PST" in winter, "PDT" in summer.
    abbreviation: offsetNameShort ?? '',
    offset: offsetText(offset),
    times: timesIn(timeZone, occurrence, language),
    weekday: otherWeekday(timeZone, occurrence.zone, occurrence.start, language),
  };
}

function offsetText(minutes: number): string {
  const hours = Math.trunc(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
