import { useClientValue } from '../../data/use-client-value.ts';

const STEP_MS = 30_000;

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, STEP_MS);
  return () => clearInterval(timer);
}

const readNow = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** Returns the time in steps of half a minute, in milliseconds since 1970; null on the server and during hydration. */
export function useNow(): number | null {
  return useClientValue(subscribe, readNow, null);
}

/** Returns whether a date is running or over; both are false without scripts. */
export function useLiveStatus({ start, until }: { start: number; until: number }) {
  const now = useNow();
  return { isLive: now !== null && start <= now && now < until, isOver: now !== null && now >= until };
}
