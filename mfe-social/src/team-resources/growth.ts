import type { TeamResourceStats } from '@vitral/contracts';

/** By which part accesses grew (0.5: by half); null when there were none to compare with. */
export function growthOf({
  recentCount,
  previousCount,
}: Pick<TeamResourceStats, 'recentCount' | 'previousCount'>): number | null {
  return previousCount === 0 ? null : (recentCount - previousCount) / previousCount;
}
