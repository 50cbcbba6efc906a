import { COUNTRY_ZONES, useCountry, type Country } from '../../data/country.ts';
import { useSite } from '../../i18n/site-context.ts';
import type { NextDate } from './sessions.ts';
import { otherWeekday, timesIn } from './times.ts';

export interface VisitorTime {
  label: 'education.zone.yours' | `choices.${Country}`;
  zone: string;
  times: string;
  weekday: string;
}

/**
 * The times in the zone of the visitor's browser, or when that is kept secret in the one of the chosen country. The
 * country's are there too when no other row tells them. Nothing on the server and during hydration.
 */
export function useVisitorTimes(next: NextDate, browserZone: string | null): VisitorTime[] {
  const { language } = useSite();
  const country = useCountry();
  const timeIn = (label: VisitorTime['label'], zone: string): VisitorTime => ({
    label,
    zone,
    times: timesIn(zone, next, language),
    weekday: otherWeekday(zone, next.zone, next.start, language),
  });

  const own = browserZone ? [timeIn('education.zone.yours', browserZone)] : [];
  if (!country) return own;
  const chosen = timeIn(`choices.${country}`, COUNTRY_ZONES[country]);
  const isTold = [...own, ...next.zoneTimes].some(
    ({ times, weekday }) => times === chosen.times && weekday === chosen.weekday,
  );
  return browserZone && isTold ? own : [...own, chosen];
}
