import type { FreePlaces } from '@vitral/sdk/contracts/meeting-registrations';
import { useEffect, useState } from 'react';
import type { RegistrationOffer } from '../live-session.data.ts';

/** Loads the number of free places of a live session with a limit; null until it is loaded, or if loading fails. */
export function useFreePlaces({ meetingId, isLimited }: RegistrationOffer): FreePlaces | null {
  const [places, setPlaces] = useState<FreePlaces | null>(null);
  useEffect(() => {
    if (!isLimited) return;
    const aborting = new AbortController();
    load(meetingId, aborting.signal).then(setPlaces, () => {});
    return () => aborting.abort();
  }, [meetingId, isLimited]);
  return places;
}

async function load(meetingId: string, signal: AbortSignal): Promise<FreePlaces> {
  const path = `/api/meeting-registrations/places?meeting=${encodeURIComponent(meetingId)}`;
  const response = await fetch(path, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`The free places were answered with ${response.status}`);
  return (await response.json()) as FreePlaces;
}
