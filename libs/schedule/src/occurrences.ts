import {
  WEEKDAYS,
  type PublicMeetingException,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts/zoom-meetings';
import { IANAZone } from 'luxon';
import { addDays, dateAt, instantOf, timeAt } from './wall-clock.ts';

/** Duration for which a meeting without an end counts as running, so that latecomers still find it. */
const OPEN_END_MS = 3_600_000;

/** Weekdays, slots and exceptions of a meeting. */
export interface MeetingSchedule {
  days: Weekday[];
  slots: TimeSlot[];
  exceptions?: readonly Pick<PublicMeetingException, 'date' | 'movedTo'>[];
}

/** One date of a meeting. Instants are in milliseconds since 1970. */
export interface Occurrence {
  /** Regular date, `YYYY-MM-DD` in `zone`. */
  date: string;
  /** IANA zone of the meeting's wall clock. */
  zone: string;
  start: number;
  /** Null without a stored end. */
  end: number | null;
  /** Instant from which the next date is shown instead. */
  until: number;
  status: 'held' | 'moved' | 'cancelled';
}

/** Caches valid zone names, because validation is slow. */
const validZones = new Set<string>();

/** Returns whether the runtime knows the IANA zone. */
export function isZone(zone: string): boolean {
  if (validZones.has(zone)) return true;
  if (!IANAZone.isValidZone(zone)) return false;
  validZones.add(zone);
  return true;
}

/** Returns the first slot with a known zone, which determines when the meeting is held. */
export function firstValidSlot(slots: TimeSlot[]): TimeSlot | undefined {
  return slots.find(({ timezone }) => isZone(timezone));
}

/**
 * Returns the date running at `now`, or else the next one that is held, across daylight-saving changes. Null if the
 * meeting has no day or no valid slot.
 */
export function nextOccurrence(times: MeetingSchedule, now: number): Occurrence | null {
  const cancelled = times.exceptions?.filter(({ movedTo }) => !movedTo).length ?? 0;
  return occurrencesFrom(times, now, cancelled + 1).find(({ status }) => status !== 'cancelled') ?? null;
}

/** Returns the first `count` dates that are not over at `from`, sorted by start, including cancelled ones. */
export function occurrencesFrom(
  { days, slots, exceptions = [] }: MeetingSchedule,
  from: number,
  count: number,
): Occurrence[] {
  const slot = firstValidSlot(slots);
  if (!slot || days.length === 0) return [];
  const changed = new Map(
    exceptions.filter(({ date }) => days.includes(weekdayOf(date))).map((entry) => [entry.date, entry]),
  );
  // The previous date may still be running.
  const first = addDays(dateAt(from, slot.timezone), -1);
  const byWeek = weeklyDates(days, first, count + changed.size + 2).filter((date) => !changed.has(date));
  return [
    ...byWeek.map((date) => regularOccurrence(date, slot)),
    ...[...changed.values()].map((entry) => occurrenceOfException(entry, slot)),
  ]
    .filter(({ until }) => until > from)
    .toSorted((one, other) => one.start - other.start)
    .slice(0, count);
}

/**
 * Returns the occurrence of a single regular date (`YYYY-MM-DD`), with its exception applied. Null when the meeting
 * is not held on this weekday or has no valid slot.
 */
export function findOccurrence(
  { days, slots, exceptions = [] }: MeetingSchedule,
  date: string,
): Occurrence | null {
  const slot = firstValidSlot(slots);
  if (!slot || !days.includes(weekdayOf(date))) return null;
  const exception = exceptions.find((entry) => entry.date === date);
  return exception ? occurrenceOfException(exception, slot) : regularOccurrence(date, slot);
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday';
}

/** Returns at least `count` dates from `first` on. */
function weeklyDates(days: Weekday[], first: string, count: number): string[] {
  const begin = WEEKDAYS.indexOf(weekdayOf(first));
  const held = WEEKDAYS.filter((day) => days.includes(day));
  const distances = held.map((day) => (WEEKDAYS.indexOf(day) - begin + 7) % 7).toSorted((a, b) => a - b);
  const weeks = Array.from({ length: Math.ceil(count / held.length) + 1 }, (_, week) => 7 * week);
  return weeks.flatMap((week) => distances.map((distance) => addDays(first, week + distance)));
}

export function occurrenceOfException(
  { date, movedTo }: Pick<PublicMeetingException, 'date' | 'movedTo'>,
  slot: TimeSlot,
) {
  if (!movedTo) return { ...regularOccurrence(date, slot), status: 'cancelled' as const };
  const { timezone } = slot;
  const moved = regularOccurrence(movedTo.date, { timezone, time: movedTo.time, ...endOf(movedTo) });
  return { ...moved, date, status: 'moved' as const };
}

const endOf = ({ endTime }: { endTime?: string }) => (endTime === undefined ? {} : { endTime });

export function regularOccurrence(date: string, { timezone, time, endTime }: TimeSlot): Occurrence {
  const start = instantOf(date, time, timezone);
  const end = endTime === undefined ? null : endAfter(start, date, endTime, timezone);
  return { date, zone: timezone, start, end, until: end ?? start + OPEN_END_MS, status: 'held' };
}

function endAfter(start: number, date: string, endTime: string, zone: string): number {
  const sameDay = instantOf(date, endTime, zone);
  return sameDay > start ? sameDay : instantOf(addDays(date, 1), endTime, zone);
}

/**
 * Returns the slots after computing the times of those that follow the first one: the wall-clock times of its next date
 * after `now` in their zones. Returns them unchanged if there is no such date.
 */
export function followFirst(days: Weekday[], slots: TimeSlot[], now: number): TimeSlot[] {
  const [leading] = slots;
  const next = leading && isZone(leading.timezone) ? nextOccurrence({ days, slots: [leading] }, now) : null;
  if (!next) return slots;
  const { start, end } = next;
  return slots.map((slot) => {
    const { timezone, follows } = slot;
    if (!follows || !isZone(timezone)) return slot;
    const time = timeAt(start, timezone);
    return { timezone, time, ...(end !== null && { endTime: timeAt(end, timezone) }), follows };
  });
}
