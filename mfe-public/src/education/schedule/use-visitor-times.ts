import { useEffect, useState } from 'react';
import { type Country, COUNTRY_ZONES } from '../../data/choices.ts';
import { useCountry } from '../../data/use-country.ts';
import { useSite } from '../../site/site-context.ts';
import type { NextDate } from './meetings.ts';
import { otherWeekday, timesIn } from './times.ts';

/** Returns the times in the browser's zone and, unless another row shows them, the chosen country's; empty until the zone is read. */
export function useVisitorTimes(next: NextDate, browserZone: VisitorZone) {
  const { language } = useSite();
  const country = useCountry();
  const timeIn = (label: 'education.zone.yours' | `choices.${Country}`, zone: string) => ({
    label,
    zone,
    times: timesIn(zone, next, language),
    weekday: otherWeekday(zone, next.zone, next.start, language),
  });

  if (browserZone === undefined) return [];
  const own = browserZone ? [timeIn('education.zone.yours', browserZone)] : [];
  if (!country) return own;
  const chosen = timeIn(`choices.${country}`, COUNTRY_ZONES[country]);
  const isAlreadyShown = [...own, ...next.zoneTimes].some(
    ({ times, weekday }) => times === chosen.times && weekday === chosen.weekday,
  );
  return browserZone && isAlreadyShown ? own : [...own, chosen];
}

/** Returns the browser's zone; null for UTC, which browsers that hide their location report. */
function readZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone?.includes('/') && !zone.startsWith('Etc/') ? zone : null;
}

/** Zone of the visitor's browser: undefined until read, null when the browser hides it. */
export type VisitorZone = string | null | undefined;

/** Returns the zone of the visitor's browser; undefined on the server and during hydration. */
export function useVisitorZone(): VisitorZone {
  const [zone, setZone] = useState<VisitorZone>();
  // The first use of time zones is slow in browsers, so it happens after hydration.
  useEffect(() => {
    const timer = setTimeout(() => setZone(readZone()));
    return () => clearTimeout(timer);
  }, []);
  return zone;
}
