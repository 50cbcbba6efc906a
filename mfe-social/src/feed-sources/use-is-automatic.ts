import { useSuspenseQuery } from '@tanstack/react-query';
import type { FeedSource, FeedStats } from '@vitral/contracts';
import { feedStatsQuery } from './feed-sources.queries.ts';

export const hasKeyForX = ({ keys }: FeedStats): boolean => keys.includes('twitter');

/** Returns true if the server syncs a source automatically, unlike manual sources and X accounts without a key. */
export function useIsAutomatic({ kind }: Pick<FeedSource, 'kind'>): boolean {
  const hasKey = hasKeyForX(useSuspenseQuery(feedStatsQuery).data);
  return kind === 'twitter' ? hasKey : kind !== 'manual';
}
