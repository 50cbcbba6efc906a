import { DateTime } from 'luxon';
import openGraph from '../../assets/open-graph.jpg';
import { pathOf } from '../../site/paths.ts';
import type { HeadContext } from '../../site/page-definition.ts';
import { meetingAnchor } from './anchors.ts';
import { nextDate } from './dates.ts';
import type { ScheduledMeeting } from './meetings.ts';

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
export function eventsOf(meeting: ScheduledMeeting, context: HeadContext): object[] {
  return datesOf(meeting).map((date) => ({ ...sharedFields(meeting, context), ...timeFields(date) }));
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
  { id, title, description }: ScheduledMeeting,
  { t, language, origin, url }: HeadContext,
): object {
  return {
    '@type': 'Event',
    name: title.children,
    description: description.children || t('education.description'),
    image: [origin + openGraph],
    eventAttendanceMode: `${SCHEMA}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: `${url}#${meetingAnchor(id)}` },
    organizer: {
      '@type': 'Organization',
      name: t('site.name'),
      url: origin + pathOf('landing', language),
    },
    inLanguage: title.lang ?? language,
  };
}
