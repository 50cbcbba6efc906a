import { useSyncExternalStore } from 'react';
import { isPlace } from './zones.ts';

const NOBODY_TELLS = () => () => undefined;

function readZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isPlace(zone) ? zone : null;
}

/** The zone of the visitor's browser; null on the server, during hydration, and when the browser keeps it secret. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(NOBODY_TELLS, readZone, () => null);
}
