import { useNow } from './use-now.ts';

/** Whether a date is on or over just now; neither, as long as scripts do not run. */
export function useMoment({ start, until }: { start: number; until: number }) {
  const now = useNow();
  return { isLive: now !== null && start <= now && now < until, isOver: now !== null && now >= until };
}
