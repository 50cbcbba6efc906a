import { WEEKDAYS, type TimeSlot, type Weekday } from '@vitral/contracts';
import { DateTime, IANAZone } from 'luxon';

/** How long a session without an end counts as running, so that those who come late still find it. */
const OPEN_END_MS = 3_600_000;
/** The day before may still be running; a week later its weekday comes again. */
const DAYS_LOOKED_AT = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** One date of a session. Instants are in milliseconds since 1970. */
export interface Occurrence {
  /** The zone in whose wall clock the session is kept. */
  zone: string;
  start: number;
  /** Null where no end is stored. */
  end: number | null;
  /** When the next date takes its place. */
  until: number;
}

/**
 * The date that is on at `now`, or else the next one: the first known zone's wall clock on each of the weekdays,
 * whatever daylight-saving changes lie between. Null when the session has no day or no usable slot.
 */
export function nextOccurrence(days: Weekday[], slots: TimeSlot[], now: number): Occurrence | null {
  const slot = placedSlot(slots);
  if (!slot) return null;
  const today = DateTime.fromMillis(now, { zone: slot.timezone });
  return (
    DAYS_LOOKED_AT.map((distance) => today.plus({ days: distance }))
      .filter((date) => days.some((day) => WEEKDAYS.indexOf(day) === date.weekday - 1))
      .map((date) => occurrenceOn(date, slot))
      .find(({ until }) => until > now) ?? null
  );
}

/** The first slot whose zone is known here. */
export function placedSlot(slots: TimeSlot[]): TimeSlot | undefined {
  return slots.find(({ timezone }) => IANAZone.isValidZone(timezone));
}

function occurrenceOn(date: DateTime, { timezone, time, endTime }: TimeSlot): Occurrence {
  const start = instantOf(date, time);
  const end = endTime === undefined ? null : endAfter(start, date, endTime);
  return { zone: timezone, start, end, until: end ?? start + OPEN_END_MS };
}

function endAfter(start: number, date: DateTime, endTime: string): number {
  const sameDay = instantOf(date, endTime);
  return sameDay > start ? sameDay : instantOf(date.plus({ days: 1 }), endTime);
}

/** A time that a change skips is moved on by what was skipped; of one that comes twice the first counts. */
function instantOf(date: DateTime, time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  const { year, month, day, zoneName } = date;
  const wallClock = DateTime.fromObject({ year, month, day, hour, minute }, { zone: zoneName ?? 'utc' });
  return Math.min(...wallClock.getPossibleOffsets().map((candidate) => candidate.toMillis()));
}
