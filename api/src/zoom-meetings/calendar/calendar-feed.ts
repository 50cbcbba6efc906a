import type { Language } from '@vitral/contracts/languages';
import { calendarFeed, type MeetingCategory } from '@vitral/contracts/zoom-meetings';
import ical, { ICalCalendarMethod, type ICalCalendarData } from 'ical-generator';
import { type CalendarMeeting, dateEvents, meetingEvents } from './meeting-events.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { timeZoneDefinition } from './time-zone-definition.ts';

export interface Feed {
  language: Language;
  /** Null: all live sessions. */
  category: MeetingCategory | null;
}

/** A live session, or one of its dates, that a visitor adds to a calendar. */
export interface CalendarFile {
  language: Language;
  meeting: CalendarMeeting;
  /** Regular date, `YYYY-MM-DD`. Null: all dates. */
  date: string | null;
}

interface CalendarSite {
  name: string;
  /** `https://vitral.example` */
  origin: string;
}

const REFRESH_SECONDS = 3600;
/** Number of years for which time zone changes are written in advance; calendars refresh long before. */
const YEARS_AHEAD = 5;

/**
 * Renders the live sessions of a feed as an iCalendar document (RFC 5545). `now`, in milliseconds, only selects the years for which
 * time zone changes are written, so the text stays the same for a calendar year.
 */
export function feedText(
  { language, category }: Feed,
  meetings: CalendarMeeting[],
  { name, origin }: CalendarSite,
  now: number,
): string {
  const texts = CALENDAR_TEXTS[language];
  const shown = meetings.filter((meeting) => category === null || meeting.category === category);
  const calendar = {
    name: escape(texts.name(name, category ? texts.sessions[category] : texts.allSessions)),
    source: origin + calendarFeed(language, category),
    ttl: REFRESH_SECONDS,
    events: shown.flatMap((meeting) => meetingEvents(meeting, { language, origin })),
  };
  return calendarText(language, calendar, shown, now);
}

/**
 * Renders a live session, or one of its dates, as an iCalendar document with the events of the feeds, so that subscribers get no
 * duplicates. Null when the session has no such date.
 */
export function fileText(
  { language, meeting, date }: CalendarFile,
  { origin }: CalendarSite,
  now: number,
): string | null {
  const context = { language, origin };
  const events = date ? dateEvents(meeting, date, context) : meetingEvents(meeting, context);
  if (events.length === 0) return null;
  return calendarText(language, { method: ICalCalendarMethod.PUBLISH, events }, [meeting], now);
}

function calendarText(
  language: Language,
  data: ICalCalendarData,
  meetings: CalendarMeeting[],
  now: number,
): string {
  const prodId = { company: 'Vitral', product: 'Sessions', language: language.toUpperCase() };
  const calendar = ical({ prodId, ...data });
  const year = new Date(now).getUTCFullYear();
  const firstYear = Math.min(year, ...meetings.map(({ createdAt }) => createdAt.getUTCFullYear())) - 1;
  const zones = new Set(calendar.events().flatMap((event) => event.timezone() ?? []));
  const definitions = [...zones].map((zone) =>
    timeZoneDefinition(zone, Date.UTC(firstYear), Date.UTC(year + YEARS_AHEAD)),
  );
  return withDefinitions(calendar.toString(), definitions);
}

/** The generator does not escape names itself (RFC 5545, section 3.3.11). */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** Inserts the zones between the calendar's own properties, which must come first (section 3.6), and its events. Ends the last line. */
export function withDefinitions(calendar: string, definitions: string[]): string {
  const [head = '', ...events] = calendar.split(/^(?=BEGIN:VEVENT)/m);
  return [head, ...definitions, ...events, '\r\n'].join('');
}
