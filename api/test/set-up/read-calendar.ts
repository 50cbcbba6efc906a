import ICAL from 'ical.js';

/** One occurrence as a calendar application reads it from the file. Instants are ISO texts. */
export interface ReadDate {
  uid: string;
  /** Original date in the weekly schedule, in the event's time zone. */
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

/** Values of a property in all events of a file, including recurrence overrides. */
export function valuesOf(calendar: ICAL.Component, property: string): string[] {
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue(property) ?? ''));
}

/** All occurrences in a file before `until`, by live session, read with the time zones that the file defines. */
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

/** Avoids the time zone of the machine, which `toJSDate` uses for times without a zone. */
function millisecondsOf(time: ICAL.Time): number {
  if (time.zone.tzid === 'floating') throw new Error(`${time.toString()} is in no zone`);
  return time.toUnixTime() * 1000;
}

const iso = (time: ICAL.Time) => new Date(millisecondsOf(time)).toISOString();
