import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import {
  DEFAULT_STATS_RANGE,
  STATS_RANGES,
  type AdminStats,
  type StatsRange,
} from '@vitral/sdk/contracts/admin-stats';
import { TIMING } from '@vitral/sdk/contracts/timing';

/** Refetched while the tab is visible. The server treats this path as polled: it does not extend a session. */
export const adminStatsQuery = (days: StatsRange) =>
  queryOptions({
    queryKey: ['admin', 'stats', days],
    queryFn: ({ signal }) => api.get<AdminStats>('/admin/stats', { signal, query: { days } }),
    staleTime: TIMING.adminStatsRefresh,
    refetchInterval: TIMING.adminStatsRefresh,
  });

/** Returns the range in the page's URL: `?days=90`. */
export const rangeIn = (search: URLSearchParams): StatsRange =>
  STATS_RANGES.find((days) => String(days) === search.get('days')) ?? DEFAULT_STATS_RANGE;
