import type { Language } from '@vitral/sdk/contracts/languages';
import { dateIn, otherWeekday, type Span, timesIn, zoneNamesAt } from './times.ts';
import { ZONE_NAMES, ZONES, type ZoneName } from './zones.ts';

/** One date of a live session. Instants are in milliseconds since 1970. */
export interface MeetingDate extends Span {
  /** Regular date, `YYYY-MM-DD` in the zone of the live session. */
  date: string;
  /** Instant from which the following date is shown instead. */
  until: number;
  status: 'held' | 'moved' | 'cancelled';
  /** Regular start of a moved date. */
  planned?: number;
}

/** Returns the date running at `now` or the next date that is held; the last one if all are over; null if there are no dates. */
export function nextDate({ dates }: { dates: MeetingDate[] }, now: number): MeetingDate | null {
  const held = dates.filter(({ status }) => status !== 'cancelled');
  return held.find(({ until }) => until > now) ?? held.at(-1) ?? null;
}

/** Formats a date in the zone of its live session. */
export function describeDate({ start }: MeetingDate, zone: string, language: Language) {
  const date = (parts: Intl.DateTimeFormatOptions) => dateIn(zone, start, language, parts);
  return {
    full: date({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: date({ weekday: 'short' }),
    day: date({ day: 'numeric' }),
    month: date({ month: 'short' }),
  };
}

/** Returns the times of a date in the three zones in which the page shows every live session. */
export function zoneTimes(date: MeetingDate, homeZone: string, language: Language) {
  return ZONE_NAMES.map((zone) => ({ zone, ...zoneTime(zone, date, homeZone, language) }));
}

function zoneTime(zone: ZoneName, date: MeetingDate, homeZone: string, language: Language) {
  const timeZone = ZONES[zone];
  return {
    ...zoneNamesAt(timeZone, date.start, language),
    ...ownTimes(timeZone, date, homeZone, language),
  };
}

/** Returns the times of a date in a zone, and its weekday there if it differs from the one in `homeZone`. */
export function ownTimes(zone: string, date: MeetingDate, homeZone: string, language: Language) {
  return {
    times: timesIn(zone, date, language),
    weekday: otherWeekday(zone, homeZone, date.start, language),
  };
}
