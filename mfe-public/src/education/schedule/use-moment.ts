import { useNow } from './use-now.ts';

/** Returns whether a date is running or over; neither without scripts. */
export function useMoment({ start, until }: { start: number; until: number }) {
  const now = useNow();
  return { isLive: now !== null && start <= now && now < until, isOver: now !== null && now >= until };
}
