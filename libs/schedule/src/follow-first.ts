import type { TimeSlot, Weekday } from '@vitral/contracts';
import { isZone, nextOccurrence } from './occurrences.ts';
import { timeAt } from './wall-clock.ts';

/**
 * Returns the slots with the times of following slots computed: the wall-clock times of the first slot's next date
 * after `now` in their zones. Returns them unchanged while there is no such date.
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
