import { WEEKDAYS, type PublicMeetingException, type TimeSlot, type Weekday } from '@vitral/contracts';
import { IANAZone } from 'luxon';
import { addDays, dateAt, instantOf } from './wall-clock.ts';

/** How long a session without an end counts as running, so that those who come late still find it. */
const OPEN_END_MS = 3_600_000;

/** When a session is held. */
export interface SessionTimes {
  days: Weekday[];
  slots: TimeSlot[];
  exceptions?: readonly Pick<PublicMeetingException, 'date' | 'movedTo'>[];
}

/** One date of a session. Instants are in milliseconds since 1970. */
export interface Occurrence {
  /** The date by the week, `YYYY-MM-DD` in `zone`. */
  date: string;
  /** The zone in whose wall clock the session is kept. */
  zone: string;
  start: number;
  /** Null where no end is stored. */
  end: number | null;
  /** When the next date takes its place. */
  until: number;
  status: 'held' | 'moved' | 'cancelled';
}

/** Zones that are known here, of those that were asked for: finding out takes long. */
const knownZones = new Set<string>();

/** Whether the zone is known here. */
export function isZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  if (!IANAZone.isValidZone(zone)) return false;
  knownZones.add(zone);
  return true;
}

/** The first slot whose zone is known here: it says when the session is held. */
export function placedSlot(slots: TimeSlot[]): TimeSlot | undefined {
  return slots.find(({ timezone }) => isZone(timezone));
}

/**
 * The date that is on at `now`, or else the next one that is held, whatever daylight-saving changes lie between.
 * Null when the session has no day or no usable slot.
 */
export function nextOccurrence(times: SessionTimes, now: number): Occurrence | null {
  const cancelled = times.exceptions?.filter(({ movedTo }) => !movedTo).length ?? 0;
  return occurrencesFrom(times, now, cancelled + 1).find(({ status }) => status !== 'cancelled') ?? null;
}

/** The `count` dates that come first of those that are not over at `from`, by their start; cancelled ones are among them. */
export function occurrencesFrom(
  { days, slots, exceptions = [] }: SessionTimes,
  from: number,
  count: number,
): Occurrence[] {
  const slot = placedSlot(slots);
  if (!slot || days.length === 0) return [];
  const changed = new Map(
    exceptions.filter(({ date }) => days.includes(weekdayOf(date))).map((entry) => [entry.date, entry]),
  );
  // The date before may still be running.
  const first = addDays(dateAt(from, slot.timezone), -1);
  const byWeek = weeklyDates(days, first, count + changed.size + 2).filter((date) => !changed.has(date));
  return [
    ...byWeek.map((date) => occurrenceOn(date, slot)),
    ...[...changed.values()].map((entry) => exceptionOn(entry, slot)),
  ]
    .filter(({ until }) => until > from)
    .toSorted((one, other) => one.start - other.start)
    .slice(0, count);
}

/**
 * A single date by the week (`YYYY-MM-DD`), as it is held; the coming dates are in `occurrencesFrom`. Null when the session is not
 * held on this weekday or has no usable slot.
 */
export function occurrenceOf(
  { days, slots, exceptions = [] }: SessionTimes,
  date: string,
): Occurrence | null {
  const slot = placedSlot(slots);
  if (!slot || !days.includes(weekdayOf(date))) return null;
  const exception = exceptions.find((entry) => entry.date === date);
  return exception ? exceptionOn(exception, slot) : occurrenceOn(date, slot);
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday';
}

/** At least `count` of them, from `first` on. */
function weeklyDates(days: Weekday[], first: string, count: number): string[] {
  const begin = WEEKDAYS.indexOf(weekdayOf(first));
  const held = WEEKDAYS.filter((day) => days.includes(day));
  const distances = held.map((day) => (WEEKDAYS.indexOf(day) - begin + 7) % 7).toSorted((a, b) => a - b);
  const weeks = Array.from({ length: Math.ceil(count / held.length) + 1 }, (_, week) => 7 * week);
  return weeks.flatMap((week) => distances.map((distance) => addDays(first, week + distance)));
}

export function exceptionOn(
  { date, movedTo }: Pick<PublicMeetingException, 'date' | 'movedTo'>,
  slot: TimeSlot,
) {
  if (!movedTo) return { ...occurrenceOn(date, slot), status: 'cancelled' as const };
  const { timezone } = slot;
  const moved = occurrenceOn(movedTo.date, { timezone, time: movedTo.time, ...endOf(movedTo) });
  return { ...moved, date, status: 'moved' as const };
}

const endOf = ({ endTime }: { endTime?: string }) => (endTime === undefined ? {} : { endTime });

export function occurrenceOn(date: string, { timezone, time, endTime }: TimeSlot): Occurrence {
  const start = instantOf(date, time, timezone);
  const end = endTime === undefined ? null : endAfter(start, date, endTime, timezone);
  return { date, zone: timezone, start, end, until: end ?? start + OPEN_END_MS, status: 'held' };
}

function endAfter(start: number, date: string, endTime: string, zone: string): number {
  const sameDay = instantOf(date, endTime, zone);
  return sameDay > start ? sameDay : instantOf(addDays(date, 1), endTime, zone);
}
