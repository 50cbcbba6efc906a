import type { FeedStats } from '@vitral/contracts';

/** By how many per cent engagement grew from one period of 30 days to the next; null when there is nothing to compare with. */
export function growthOf({ recentEngagement, previousEngagement }: FeedStats): number | null {
  if (previousEngagement === 0) return null;
  return ((recentEngagement - previousEngagement) / previousEngagement) * 100;
}
