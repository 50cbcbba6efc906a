import ICAL from 'ical.js';

/** One date of a session, as a calendar that read the file by itself shows it. Instants are ISO texts. */
export interface ReadDate {
  uid: string;
  /** The date by the week, on the wall clock of the event's zone. */
  date: string;
  start: string;
  end: string;
  status: string | null;
  summary: string;
  description: string;
}

export function parseCalendar(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

/** The values of a property in all events of a file, overrides too. */
export function valuesOf(calendar: ICAL.Component, property: string): string[] {
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue(property) ?? ''));
}

/** All dates of a file before `until`, in the order of sessions; zones are those that the file itself defines. */
export function datesOf(calendar: ICAL.Component, until: string): ReadDate[] {
  const events = calendar.getAllSubcomponents('vevent');
  const isOverride = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  return events
    .filter((event) => !isOverride(event))
    .flatMap((event) => {
      const uid = event.getFirstPropertyValue('uid');
      const exceptions = events.filter(
        (other) => isOverride(other) && other.getFirstPropertyValue('uid') === uid,
      );
      return expand(new ICAL.Event(event, { exceptions, strictExceptions: true }), Date.parse(until));
    });
}

function expand(event: ICAL.Event, until: number): ReadDate[] {
  const dates: ReadDate[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && millisecondsOf(next) < until; next = iterator.next()) {
    const { item, recurrenceId, startDate, endDate } = event.getOccurrenceDetails(next);
    dates.push({
      uid: event.uid,
      date: recurrenceId.toString().slice(0, 10),
      start: iso(startDate),
      end: iso(endDate),
      status: item.component.getFirstPropertyValue('status') as string | null,
      summary: item.summary,
      description: item.description,
    });
  }
  return dates;
}

/** Never by the machine's own zone, which `toJSDate` falls back on for times that have none. */
function millisecondsOf(time: ICAL.Time): number {
  if (time.zone.tzid === 'floating') throw new Error(`${time.toString()} is in no zone`);
  return time.toUnixTime() * 1000;
}

const iso = (time: ICAL.Time) => new Date(millisecondsOf(time)).toISOString();
