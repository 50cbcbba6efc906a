import type { SlotDisagreement, TimeSlot, Weekday } from '@vitral/contracts/zoom-meetings';
import { isZone, type Occurrence, occurrencesFrom } from './occurrences.ts';
import { memoize, addDays, dateAt, instantOf, timeAt } from './wall-clock.ts';

const WEEKS_AHEAD = 53;
const MINUTE_MS = 60_000;

/** Caches results by next date, days and slots; they are valid until the next date has passed. */
const memoizedDisagreements = memoize<SlotDisagreement[]>(1000);

/**
 * Finds the slots that are at another instant than the first one on a date of the coming year, each with the first such
 * date and the difference in minutes. Slots that follow the first one never differ. Zones change their clocks on
 * different days, so slots may agree today but not in March.
 */
export function disagreements(days: Weekday[], slots: TimeSlot[], now: number): SlotDisagreement[] {
  const [leading, ...others] = slots;
  if (!leading || others.length === 0 || !isZone(leading.timezone)) return [];
  const { timezone, time } = leading;
  const times = { days, slots: [{ timezone, time }] };
  const [next] = occurrencesFrom(times, now, 1);
  if (!next) return [];
  return memoizedDisagreements(JSON.stringify([next.date, days, slots]), () => {
    const dates = occurrencesFrom(times, now, WEEKS_AHEAD * days.length);
    return others.flatMap((slot, index) => firstDisagreement(dates, slot, index + 1));
  });
}

function firstDisagreement(dates: Occurrence[], slot: TimeSlot, index: number): SlotDisagreement[] {
  if (slot.follows || !isZone(slot.timezone)) return [];
  for (const { date, start } of dates) {
    const minutes = minutesFrom(start, slot);
    if (minutes !== 0) return [{ slot: index, date, minutes }];
  }
  return [];
}

/** Returns the minutes from `start` to the nearest instant at which the slot's zone shows the slot's time. */
function minutesFrom(start: number, { timezone, time }: TimeSlot): number {
  if (timeAt(start, timezone) === time) return 0;
  const date = dateAt(start, timezone);
  const distances = [-1, 0, 1].map(
    (days) => (instantOf(addDays(date, days), time, timezone) - start) / MINUTE_MS,
  );
  return distances.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best));
}
