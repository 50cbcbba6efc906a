import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** The days by their Spanish names, without accents, in the order of the week. */
const SPANISH_DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** Matches "lunes a viernes" and "monday to friday". */
const RANGE = /^(\S+) (?:a|to) (\S+)$/;

/**
 * The weekdays of a stored list or of its text (JSON, or names with commas between), in the order of the week; ranges of days are
 * read, what is no weekday is dropped.
 */
export function readDays(stored: unknown): Weekday[] {
  const positions = new Set(storedList(stored).flatMap(positionsOf));
  return WEEKDAYS.filter((_, position) => positions.has(position));
}

/**
 * The slots of a stored list or of its JSON text, with times as "HH:MM"; what has no zone or no time is dropped. Old slots call their
 * time `startTime`. The first one follows nothing.
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

/** The entries of a list that is stored as it is, as JSON text, or as names with commas between; none of anything else. */
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

function positionsOf(entry: unknown): number[] {
  if (typeof entry !== 'string') return [];
  const text = entry
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return [positionOf(text)];
  const [from, to] = [positionOf(first), positionOf(last)];
  if (from < 0 || to < 0) return [];
  // A range may run over Sunday.
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function positionOf(name: string): number {
  return Math.max(
    WEEKDAYS.findIndex((day) => day === name),
    SPANISH_DAYS.indexOf(name),
  );
}

/** "9:30" → "09:30"; null for what is no time. */
export function readTime(value: unknown): string | null {
  const [, hour, minute] = (typeof value === 'string' && TIME.exec(value.trim())) || [];
  return hour === undefined || minute === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}
