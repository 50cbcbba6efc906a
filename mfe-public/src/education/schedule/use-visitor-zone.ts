import { startTransition, useEffect, useState } from 'react';
import { isPlace } from './zones.ts';

function readZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isPlace(zone) ? zone : null;
}

/** Zone of the visitor's browser: undefined until read, null when the browser hides it. */
export type VisitorZone = string | null | undefined;

/** Returns the zone of the visitor's browser; undefined on the server and during hydration. */
export function useVisitorZone(): VisitorZone {
  const [zone, setZone] = useState<VisitorZone>();
  // The first use of time zones is slow in browsers, so it happens after hydration.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setZone(readZone())));
    return () => clearTimeout(timer);
  }, []);
  return zone;
}
