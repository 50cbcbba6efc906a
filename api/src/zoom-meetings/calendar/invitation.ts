import { type Language, textIn, type Translations } from '@vitral/contracts/languages';
import type { Weekday } from '@vitral/contracts/zoom-meetings';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { cleanLine } from '../../platform/validation/text.ts';
import { withDefinitions } from './calendar-feed.ts';
import { BY_DAY } from './meeting-events.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { timeZoneDefinition } from './time-zone-definition.ts';

/** An invitation to one date of a live session, or to all of them. Instants are in milliseconds. */
export interface Invitation extends Translations<'title'> {
  meetingId: string;
  title: string;
  sequence: number;
  /** IANA zone of the live session. */
  zone: string;
  start: number;
  end: number | null;
  /** Start of the date in the weekly schedule; null for an invitation to the series, which begins at `start`. */
  planned: number | null;
  days: Weekday[];
}

interface InvitationContext {
  method: 'REQUEST' | 'CANCEL';
  language: Language;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  /** The personal link to the call; null in a cancellation. */
  joinUrl: string | null;
  stamp: Date;
}

const YEAR_MS = 366 * 86_400_000;
/** Number of years of clock changes in an invitation to the series; the next email about it contains later ones. */
const SERIES_YEARS = 5;

/** Renders an iTIP message (RFC 5546) whose event has the UID of the calendar feeds, so that subscribers see no duplicate. */
export function invitation(invited: Invitation, context: InvitationContext): string {
  const { zone, start } = invited;
  const calendar = ical({
    prodId: { company: 'Vitral', product: 'Sessions', language: context.language.toUpperCase() },
    method: ICalCalendarMethod[context.method],
    events: [eventOf(invited, context)],
  });
  const until = start + (invited.planned === null ? SERIES_YEARS : 1) * YEAR_MS;
  return withDefinitions(calendar.toString(), [timeZoneDefinition(zone, start - YEAR_MS, until)]);
}

function eventOf(
  invited: Invitation,
  { method, language, organizer, attendee, joinUrl, stamp }: InvitationContext,
) {
  const { meetingId, sequence, zone, start, end, planned, days } = invited;
  const inZone = (instant: number) => DateTime.fromMillis(instant, { zone });
  const isCancelled = method === 'CANCEL';
  return {
    id: `session-${meetingId}@vitral`,
    sequence,
    stamp,
    timezone: zone,
    start: inZone(start),
    ...(end !== null && { end: inZone(end) }),
    summary: cleanLine(textIn(invited, 'title', language)),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    ...(planned === null
      ? { repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: days.map((day) => BY_DAY[day]) } }
      : { recurrenceId: inZone(planned) }),
    ...(joinUrl !== null && {
      description: CALENDAR_TEXTS[language].join(joinUrl),
      location: joinUrl,
      url: joinUrl,
    }),
  };
}
