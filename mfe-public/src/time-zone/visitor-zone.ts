import { useEffect, useState } from 'react';
import { CHOICE_EVENTS, readCountry } from '../data/choices.ts';
import { COUNTRY_ZONES } from './zones.ts';

/** Zone in which a visitor sees times: undefined until read, null if neither a choice nor the browser provides one. */
export type VisitorZone = string | null | undefined;

/** Returns the zone that the visitor chose, else the browser's, else the chosen country's; in the browser only. */
export function readVisitorZone(): string | null {
  const country = readCountry();
  return readChosenZone() ?? readBrowserZone() ?? (country && COUNTRY_ZONES[country].main);
}

/** Returns the zone that the visitor chose instead of the browser's. */
export function readChosenZone(): string | null {
  const chosen = /\btimezone=([\w/+-]+)/.exec(document.cookie)?.[1];
  return chosen && isZone(chosen) ? chosen : null;
}

/** Returns null for UTC, which browsers that hide their location report. */
export function readBrowserZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone?.includes('/') && !zone.startsWith('Etc/') ? zone : null;
}

function isZone(zone: string): boolean {
  try {
    return zone.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Returns the visitor's zone and follows changes; undefined on the server and during hydration. */
export function useVisitorZone(): VisitorZone {
  const [zone, setZone] = useState<VisitorZone>();
  useEffect(() => {
    const read = () => setZone(readVisitorZone());
    // The first use of time zones is slow in browsers, so it happens after hydration.
    const timer = setTimeout(read);
    for (const type of CHOICE_EVENTS) window.addEventListener(type, read, true);
    return () => {
      clearTimeout(timer);
      for (const type of CHOICE_EVENTS) window.removeEventListener(type, read, true);
    };
  }, []);
  return zone;
}
