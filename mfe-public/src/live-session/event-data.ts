import type { TimeSlot, Weekday } from '@vitral/sdk/contracts/zoom-meetings';
import { DateTime } from 'luxon';
import openGraph from '../assets/open-graph.jpg';
import { nextDate } from '../education/schedule/dates.ts';
import type { ScheduledMeeting } from '../education/schedule/meetings.ts';
import { absoluteUrl, pathOf } from '../site/paths.ts';
import type { HeadContext } from '../site/page-definition.ts';

/** Weekdays of a live session, and its times on the wall clock of its zone. */
export interface WeeklySchedule {
  days: Weekday[];
  slot: TimeSlot | undefined;
}

/** Fields of a live session that the calendar does not need. */
interface Details {
  weekly: WeeklySchedule;
  image: string | null;
  leader: { name: string } | null;
}

type Status = 'EventScheduled' | 'EventRescheduled' | 'EventCancelled';

interface EventDate {
  status: Status;
  zone: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number | null;
  /** Start before the date was moved. */
  previousStart?: number | undefined;
}

const SCHEMA = 'https://schema.org';

/** Returns schema.org events (https://schema.org/Event) of the next date and of the shown exceptions, for search engines. */
export function eventsOf(meeting: ScheduledMeeting, details: Details, context: HeadContext): object[] {
  return datesOf(meeting).map((date) => ({
    ...sharedFields(meeting, details, context),
    ...timeFields(date),
    ...(date.status === 'EventScheduled' && scheduleField(details.weekly)),
  }));
}

/** Describes the weekly repetition (https://schema.org/Schedule). */
function scheduleField({ days, slot }: WeeklySchedule): object {
  if (!slot) return {};
  const { time, endTime, timezone } = slot;
  return {
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: days.map((day) => `${SCHEMA}/${day[0]?.toUpperCase()}${day.slice(1)}`),
      startTime: `${time}:00`,
      ...(endTime && { endTime: `${endTime}:00` }),
      scheduleTimezone: timezone,
    },
  };
}

function datesOf(meeting: ScheduledMeeting): EventDate[] {
  const { zone, exceptions } = meeting;
  const exceptionDates = exceptions.map(({ planned, movedTo }): EventDate => {
    if (!movedTo) return { status: 'EventCancelled', zone, start: planned.start, end: planned.end };
    const { start, end } = movedTo;
    return { status: 'EventRescheduled', zone, start, end, previousStart: planned.start };
  });
  const next = nextDate(meeting, 0);
  if (!next || next.status === 'moved') return exceptionDates;
  return [{ status: 'EventScheduled', zone, start: next.start, end: next.end }, ...exceptionDates];
}

function timeFields({ status, zone, start, end, previousStart }: EventDate): object {
  const iso = (instant: number) =>
    DateTime.fromMillis(instant, { zone }).toISO({ suppressMilliseconds: true });
  return {
    startDate: iso(start),
    ...(end === null ? {} : { endDate: iso(end) }),
    ...(previousStart === undefined ? {} : { previousStartDate: iso(previousStart) }),
    eventStatus: `${SCHEMA}/${status}`,
  };
}

function sharedFields(
  { title, description }: ScheduledMeeting,
  { image, leader }: Details,
  { t, language, origin, url }: HeadContext,
): object {
  const team = {
    '@type': 'Organization',
    name: t('site.name'),
    url: origin + pathOf('landing', language),
  };
  return {
    '@type': 'Event',
    name: title.children,
    description: description.children || title.children,
    image: [...(image ? [absoluteUrl(image, origin)] : []), origin + openGraph],
    eventAttendanceMode: `${SCHEMA}/OnlineEventAttendanceMode`,
    url,
    location: { '@type': 'VirtualLocation', url },
    organizer: team,
    performer: leader ? { '@type': 'Person', name: leader.name, worksFor: team } : team,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: `${SCHEMA}/InStock`, url },
    inLanguage: title.lang ?? language,
  };
}
