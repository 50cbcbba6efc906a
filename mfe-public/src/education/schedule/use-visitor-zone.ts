import { startTransition, useEffect, useState } from 'react';
import { isPlace } from './zones.ts';

function readZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isPlace(zone) ? zone : null;
}

/** The zone of the visitor's browser: undefined as long as it has not been asked, null when it keeps that secret. */
export type VisitorZone = string | null | undefined;

/** Undefined on the server and during hydration. */
export function useVisitorZone(): VisitorZone {
  const [zone, setZone] = useState<VisitorZone>();
  // Browsers take their time over their first question about zones, and over the first times that they tell in one.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setZone(readZone())));
    return () => clearTimeout(timer);
  }, []);
  return zone;
}
