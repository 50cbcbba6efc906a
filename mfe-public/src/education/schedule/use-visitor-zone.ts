import { startTransition, useEffect, useState } from 'react';
import { isPlace } from './zones.ts';

function readZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isPlace(zone) ? zone : null;
}

/** The zone of the visitor's browser; null on the server, during hydration, and when the browser keeps it secret. */
export function useVisitorZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  // A transition: browsers take their time over the first times that they tell in a zone.
  useEffect(() => startTransition(() => setZone(readZone())), []);
  return zone;
}
