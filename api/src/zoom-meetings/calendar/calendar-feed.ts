import { calendarFeed, type Language, type MeetingCategory } from '@vitral/contracts';
import ical from 'ical-generator';
import type { CalendarSession } from './calendar-session.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { sessionEvents } from './session-events.ts';
import { timeZoneDefinition } from './time-zone-definition.ts';

export interface Feed {
  language: Language;
  /** Null: all sessions. */
  category: MeetingCategory | null;
}

interface CalendarSite {
  name: string;
  /** `https://vitral.example` */
  origin: string;
}

const REFRESH_SECONDS = 3600;
/** For how long zones are told in advance; calendars ask again long before. */
const YEARS_AHEAD = 5;

/**
 * The sessions of a feed as a calendar that can be subscribed to (RFC 5545). `now`, in milliseconds, only says around which year the
 * zones are told, so that the text is another one once a year.
 */
export function feedText(
  { language, category }: Feed,
  sessions: CalendarSession[],
  { name, origin }: CalendarSite,
  now: number,
): string {
  const texts = CALENDAR_TEXTS[language];
  const shown = sessions.filter((session) => category === null || session.category === category);
  const year = new Date(now).getUTCFullYear();
  const firstYear = Math.min(year, ...shown.map(({ createdAt }) => createdAt.getUTCFullYear())) - 1;
  const calendar = ical({
    prodId: { company: 'Vitral', product: 'Sessions', language: language.toUpperCase() },
    name: escape(texts.name(name, category ? texts.sessions[category] : texts.allSessions)),
    source: origin + calendarFeed(language, category),
    ttl: REFRESH_SECONDS,
    events: shown.flatMap((session) => sessionEvents(session, { language, origin })),
  });
  const zones = new Set(calendar.events().flatMap((event) => event.timezone() ?? []));
  const definitions = [...zones].map((zone) =>
    timeZoneDefinition(zone, Date.UTC(firstYear), Date.UTC(year + YEARS_AHEAD)),
  );
  return withDefinitions(calendar.toString(), definitions);
}

/** The generator writes names as they are given (section 3.3.11). */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** Between the calendar's own properties, which must come first (section 3.6), and its events. The last line ends like all others. */
function withDefinitions(calendar: string, definitions: string[]): string {
  const [head = '', ...events] = calendar.split(/^(?=BEGIN:VEVENT)/m);
  return [head, ...definitions, ...events, '\r\n'].join('');
}
