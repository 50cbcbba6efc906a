import { COUNTRY_ZONES, useCountry, type Country } from '../../data/country.ts';
import { useSite } from '../../site/site-context.ts';
import type { NextDate } from './sessions.ts';
import { otherWeekday, timesIn } from './times.ts';
import type { VisitorZone } from './use-visitor-zone.ts';

export interface VisitorTime {
  label: 'education.zone.yours' | `choices.${Country}`;
  zone: string;
  times: string;
  weekday: string;
}

/**
 * Returns the times in the browser's zone or, if that is hidden, in the zone of the chosen country. The country's
 * times are added if no other row shows them. Empty while the zone is unknown.
 */
export function useVisitorTimes(next: NextDate, browserZone: VisitorZone): VisitorTime[] {
  const { language } = useSite();
  const country = useCountry();
  const timeIn = (label: VisitorTime['label'], zone: string): VisitorTime => ({
    label,
    zone,
    times: timesIn(zone, next, language),
    weekday: otherWeekday(zone, next.zone, next.start, language),
  });

  if (browserZone === undefined) return [];
  const own = browserZone ? [timeIn('education.zone.yours', browserZone)] : [];
  if (!country) return own;
  const chosen = timeIn(`choices.${country}`, COUNTRY_ZONES[country]);
  const isTold = [...own, ...next.zoneTimes].some(
    ({ times, weekday }) => times === chosen.times && weekday === chosen.weekday,
  );
  return browserZone && isTold ? own : [...own, chosen];
}
