import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts/zoom-meetings';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Spanish names of the weekdays, without accents, in the order of the week. */
const SPANISH_DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** Matches "lunes a viernes" and "monday to friday". */
const RANGE = /^(\S+) (?:a|to) (\S+)$/;

/**
 * Parses stored weekdays: a list, or its text (JSON, or comma-separated names). Ranges of days are expanded, other
 * values dropped; the result is in the order of the week.
 */
export function readDays(stored: unknown): Weekday[] {
  const positions = new Set(storedList(stored).flatMap(weekdayIndexes));
  return WEEKDAYS.filter((_, position) => positions.has(position));
}

/**
 * Parses stored slots: a list or its JSON text. Times become "HH:MM"; slots without a zone or a time are dropped. Old
 * slots have `startTime` instead of `time`. The first slot never follows.
 */
export function readSlots(stored: unknown): TimeSlot[] {
  return storedList(stored).flatMap((slot, index) => {
    if (typeof slot !== 'object' || slot === null) return [];
    const { timezone, time, startTime, endTime, follows } = slot as Record<string, unknown>;
    const start = readTime(time) ?? readTime(startTime);
    if (typeof timezone !== 'string' || !timezone || start === null) return [];
    const end = readTime(endTime);
    return [
      {
        timezone,
        time: start,
        ...(end !== null && { endTime: end }),
        ...(follows === true && index > 0 && { follows }),
      },
    ];
  });
}

/**
 * Returns the entries of a list that is stored as a list, as JSON text or as comma-separated names; empty for
 * anything else.
 */
export function storedList(stored: unknown): unknown[] {
  if (Array.isArray(stored)) return stored;
  if (typeof stored !== 'string') return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return stored.split(',');
  }
}

function weekdayIndexes(entry: unknown): number[] {
  if (typeof entry !== 'string') return [];
  const text = entry
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return [weekdayIndex(text)];
  const [from, to] = [weekdayIndex(first), weekdayIndex(last)];
  if (from < 0 || to < 0) return [];
  // A range may wrap past Sunday.
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function weekdayIndex(name: string): number {
  return Math.max(
    WEEKDAYS.findIndex((day) => day === name),
    SPANISH_DAYS.indexOf(name),
  );
}

/** Normalizes a time: "9:30" → "09:30". Returns null for invalid times. */
export function readTime(value: unknown): string | null {
  const [, hour, minute] = (typeof value === 'string' && TIME.exec(value.trim())) || [];
  return hour === undefined || minute === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}
