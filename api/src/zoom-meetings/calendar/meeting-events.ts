import type { Language, TimeSlot, Weekday } from '@vitral/contracts';
import {
  addDays,
  type ChangedDate,
  changedDates,
  instantOf,
  occurrencesFrom,
  placedSlot,
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
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import { type CalendarException, type CalendarSession, textFor } from './calendar-session.ts';

export interface CalendarContext {
  language: Language;
  /** `https://vitral.example` */
  origin: string;
}

const BY_DAY: Record<Weekday, ICalWeekday> = {
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
  sunday: ICalWeekday.SU,
};
const DAY_MINUTES = 1440;
/** How long a session without an end is, so that calendars have something to draw. */
const OPEN_END_MINUTES = 60;

/** The session week by week, and one event more for each date that is moved or cancelled; none when it has no date. */
export function sessionEvents(session: CalendarSession, context: CalendarContext): ICalEventData[] {
  const slot = placedSlot(session.slots);
  const start = slot && firstStart(session, slot);
  if (!slot || start === undefined) return [];
  const weekly: ICalEventData = {
    ...sharedBy(session, slot, context),
    start: at(start, slot),
    end: at(start, slot).plus({ minutes: lengthOf(slot) }),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: session.days.map((day) => BY_DAY[day]) },
  };
  const changes = changedDates(session, session.exceptions).filter(({ planned }) => planned.start >= start);
  return [weekly, ...changes.map((change) => changeOf(change, session, slot, context))];
}

/** The first date that was not over when the session was written down. */
function firstStart({ days, createdAt }: CalendarSession, slot: TimeSlot): number | undefined {
  const [first] = occurrencesFrom({ days, slots: [slot] }, createdAt.getTime(), 1);
  if (!first || at(first.start, slot).toFormat('HH:mm') === slot.time) return first?.start;
  // A change of the clocks skips its time on that day, and all other dates would follow the one that it has instead.
  return instantOf(addDays(first.date, -7), slot.time, slot.timezone);
}

const at = (instant: number, { timezone }: TimeSlot) => DateTime.fromMillis(instant, { zone: timezone });

/** By the wall clock: calendars give every date the length of the first. */
function lengthOf({ time, endTime }: TimeSlot): number {
  if (endTime === undefined) return OPEN_END_MINUTES;
  const minutes = minuteOf(endTime) - minuteOf(time);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function sharedBy(session: CalendarSession, slot: TimeSlot, { language, origin }: CalendarContext) {
  const texts = CALENDAR_TEXTS[language];
  const address = `${origin}/api/zoom-meetings/${session.id}/join`;
  const description = cleanText(textFor(language, session.description, session.descriptionEn));
  return {
    id: `session-${session.id}@vitral`,
    // Zones may be told as +05:30, and a colon would end the name.
    timezone: slot.timezone.replace(':', ''),
    sequence: session.version - 1,
    stamp: session.updatedAt,
    lastModified: session.updatedAt,
    summary: cleanLine(textFor(language, session.title, session.titleEn)),
    description: paragraphs(description, texts.join(address)),
    categories: [{ name: texts.categories[session.category] }],
    location: address,
    url: address,
  };
}

/** In the place of one date by the week. */
function changeOf(
  { exception, planned, changed }: ChangedDate<CalendarException>,
  session: CalendarSession,
  slot: TimeSlot,
  context: CalendarContext,
): ICalEventData {
  const { summary, description, location, url, ...shared } = sharedBy(session, slot, context);
  const texts = CALENDAR_TEXTS[context.language];
  const told = cleanText(textFor(context.language, exception.reason, exception.reasonEn));
  const reason = told && texts.reason(told);
  const modified = new Date(Math.max(session.updatedAt.getTime(), exception.updatedAt.getTime()));
  const event = {
    ...shared,
    recurrenceId: at(planned.start, slot),
    start: at(changed.start, slot),
    end:
      changed.end === null
        ? at(changed.start, slot).plus({ minutes: OPEN_END_MINUTES })
        : at(changed.end, slot),
    sequence: shared.sequence + exception.version,
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
  const plannedFor = at(planned.start, slot).setLocale(texts.locale).toLocaleString(DateTime.DATE_FULL);
  return {
    ...event,
    summary,
    description: paragraphs(texts.movedFrom(plannedFor), reason, description),
    location,
    url,
  };
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n');
