import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { TIMING, type AdminStats } from '@vitral/contracts';

/**
 * Refetched every 30 s while the tab is visible. The server treats this path as polled: it does not extend a session.
 */
export const adminStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => api.get<AdminStats>('/admin/stats', { signal }),
  staleTime: TIMING.adminStatsRefresh,
  refetchInterval: TIMING.adminStatsRefresh,
});
