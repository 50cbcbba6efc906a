import { type Language, LANGUAGE_FACTS, textIn, type Translations } from '@vitral/contracts/languages';
import type {
  TimeSlot,
  Weekday,
  PublicMeetingException,
  ZoomMeetingInput,
} from '@vitral/contracts/zoom-meetings';
import {
  addDays,
  type AppliedException,
  applyExceptions,
  findOccurrence,
  instantOf,
  type Occurrence,
  occurrencesFrom,
  firstValidSlot,
} from '@vitral/schedule';
import {
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { cleanLine, cleanText } from '../../platform/validation/text.ts';
import type { MeetingException, ZoomMeeting } from '../zoom-meetings.entity.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';

/** The fields of a live session that calendars need. */
export interface CalendarMeeting
  extends
    Pick<ZoomMeetingInput, 'title' | 'description' | 'category'>,
    Translations<'title' | 'description'>,
    Pick<ZoomMeeting, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'datesVersion'> {
  days: Weekday[];
  slots: TimeSlot[];
  exceptions: CalendarException[];
}

type CalendarException = PublicMeetingException & Pick<MeetingException, 'updatedAt' | 'version'>;

export interface CalendarContext {
  language: Language;
  /** `https://vitral.example` */
  origin: string;
}

export const BY_DAY: Record<Weekday, ICalWeekday> = {
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
  sunday: ICalWeekday.SU,
};
const DAY_MINUTES = 1440;

/** Returns the weekly event of a live session and one event for each moved or cancelled date; an empty list if it has no date. */
export function meetingEvents(meeting: CalendarMeeting, context: CalendarContext): ICalEventData[] {
  const slot = firstValidSlot(meeting.slots);
  const start = slot && firstStart(meeting, slot);
  if (!slot || start === undefined) return [];
  const weekly: ICalEventData = {
    ...sharedFields(meeting, slot, context),
    start: inZone(start, slot),
    ...(slot.endTime !== undefined && {
      end: inZone(start, slot).plus({ minutes: durationOf(slot.time, slot.endTime) }),
    }),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: meeting.days.map((day) => BY_DAY[day]) },
  };
  const changes = applyExceptions(meeting, meeting.exceptions).filter(
    ({ planned }) => planned.start >= start,
  );
  return [weekly, ...changes.map((change) => exceptionEvent(change, meeting, slot, context))];
}

/**
 * Returns the event of one regular date (`YYYY-MM-DD`), in the form in which the calendar feed contains moved or
 * cancelled dates; an empty list if the live session is not held on that date.
 */
export function dateEvents(
  meeting: CalendarMeeting,
  date: string,
  context: CalendarContext,
): ICalEventData[] {
  const slot = firstValidSlot(meeting.slots);
  const exception = meeting.exceptions.find((entry) => entry.date === date);
  const [change] = applyExceptions(meeting, exception ? [exception] : []);
  if (slot && change) return [exceptionEvent(change, meeting, slot, context)];
  const held = findOccurrence({ days: meeting.days, slots: meeting.slots }, date);
  if (!slot || !held) return [];
  return [
    {
      ...sharedFields(meeting, slot, context),
      recurrenceId: inZone(held.start, slot),
      ...timesOf(held, slot),
    },
  ];
}

const timesOf = ({ start, end }: Occurrence, slot: TimeSlot) => ({
  start: inZone(start, slot),
  ...(end !== null && { end: inZone(end, slot) }),
});

/** Returns the start of the first date that was not over when the live session was created. */
function firstStart({ days, createdAt }: CalendarMeeting, slot: TimeSlot): number | undefined {
  const [first] = occurrencesFrom({ days, slots: [slot] }, createdAt.getTime(), 1);
  if (!first || inZone(first.start, slot).toFormat('HH:mm') === slot.time) return first?.start;
  // A clock change skips this time on that day, and the whole series would inherit the shifted time. So the series starts a week earlier.
  return instantOf(addDays(first.date, -7), slot.time, slot.timezone);
}

const inZone = (instant: number, { timezone }: TimeSlot) => DateTime.fromMillis(instant, { zone: timezone });

/** Returns minutes on the wall clock: calendars give every date the length of the first. */
function durationOf(time: string, endTime: string): number {
  const minutes = minuteOf(endTime) - minuteOf(time);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function sharedFields(meeting: CalendarMeeting, slot: TimeSlot, { language, origin }: CalendarContext) {
  const texts = CALENDAR_TEXTS[language];
  const url = `${origin}/api/zoom-meetings/${meeting.id}/join`;
  const description = cleanText(textIn(meeting, 'description', language));
  return {
    id: `session-${meeting.id}@vitral`,
    // A zone may be an offset such as +05:30, and a colon would end the property's name.
    timezone: slot.timezone.replace(':', ''),
    sequence: sequenceOf(meeting),
    stamp: meeting.updatedAt,
    lastModified: meeting.updatedAt,
    summary: cleanLine(textIn(meeting, 'title', language)),
    description: paragraphs(description, texts.join(url)),
    categories: [{ name: texts.categories[meeting.category] }],
    location: url,
    url,
  };
}

/** Returns the number that calendars compare to recognise the newer version of a date (RFC 5545, SEQUENCE). */
export const sequenceOf = ({
  version,
  datesVersion,
}: Pick<ZoomMeeting, 'version' | 'datesVersion'>): number => version - 1 + datesVersion;

/** Returns the event that replaces one date of the weekly series. */
function exceptionEvent(
  { exception, planned, changed }: AppliedException<CalendarException>,
  meeting: CalendarMeeting,
  slot: TimeSlot,
  context: CalendarContext,
): ICalEventData {
  const { summary, description, location, url, ...shared } = sharedFields(meeting, slot, context);
  const texts = CALENDAR_TEXTS[context.language];
  const reasonText = cleanText(textIn(exception, 'reason', context.language));
  const reason = reasonText && texts.reason(reasonText);
  const modified = new Date(Math.max(meeting.updatedAt.getTime(), exception.updatedAt.getTime()));
  const event = {
    ...shared,
    recurrenceId: inZone(planned.start, slot),
    ...timesOf(changed, slot),
    stamp: modified,
    lastModified: modified,
  };
  if (changed.status === 'cancelled')
    return {
      ...event,
      summary: texts.cancelled(summary),
      description: reason,
      status: ICalEventStatus.CANCELLED,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  const { locale } = LANGUAGE_FACTS[context.language];
  const plannedFor = inZone(planned.start, slot).setLocale(locale).toLocaleString(DateTime.DATE_FULL);
  return {
    ...event,
    summary,
    description: paragraphs(texts.movedFrom(plannedFor), reason, description),
    location,
    url,
  };
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n');
