import type { TimeSlot, Weekday } from '@vitral/contracts';
import { isZone, nextOccurrence } from './occurrences.ts';
import { timeAt } from './wall-clock.ts';

/**
 * The slots with the times of those that follow the first one: what their clocks show at its next date after `now`. They stay as
 * they are while there is no such date.
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
