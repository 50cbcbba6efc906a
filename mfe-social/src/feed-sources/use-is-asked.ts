import { useSuspenseQuery } from '@tanstack/react-query';
import type { FeedSource, FeedStats } from '@vitral/contracts';
import { feedStatsQuery } from './feed-sources.queries.ts';

export const hasKeyForX = ({ keys }: FeedStats): boolean => keys.includes('twitter');

/** Whether the server asks a source by itself: not those that are filled by hand, nor accounts without a key. */
export function useIsAsked({ kind }: Pick<FeedSource, 'kind'>): boolean {
  const hasKey = hasKeyForX(useSuspenseQuery(feedStatsQuery).data);
  return kind === 'twitter' ? hasKey : kind !== 'manual';
}
