import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts';
import { parseJsonText } from '../platform/entities/json-text.ts';

/** The weekdays of a stored list or of its JSON text, in the order of the week; what is no weekday is dropped. */
export function readDays(stored: unknown): Weekday[] {
  const listed = listOf(stored);
  return WEEKDAYS.filter((day) => listed.includes(day));
}

/** The slots of a stored list or of its JSON text. Old slots call their time `startTime` (specification, section 3). */
export function readSlots(stored: unknown): TimeSlot[] {
  return listOf(stored).flatMap((slot) => {
    if (typeof slot !== 'object' || slot === null) return [];
    const { timezone, time, startTime, endTime } = slot as Record<string, unknown>;
    const start = time ?? startTime;
    if (typeof timezone !== 'string' || typeof start !== 'string' || !timezone || !start) return [];
    const end = typeof endTime === 'string' && endTime ? { endTime } : {};
    return [{ timezone, time: start, ...end }];
  });
}

function listOf(stored: unknown): unknown[] {
  const value = parseJsonText(stored);
  return Array.isArray(value) ? value : [];
}
