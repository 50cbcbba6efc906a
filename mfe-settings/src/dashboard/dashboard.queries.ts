import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { TIMING, type AdminStats } from '@vitral/contracts';

/**
 * Asked again every 30 s while the tab is seen. The server knows this address as one that
 * pages ask by themselves: it does not keep an idle session alive.
 */
export const adminStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => api.get<AdminStats>('/admin/stats', { signal }),
  staleTime: TIMING.adminStatsRefresh,
  refetchInterval: TIMING.adminStatsRefresh,
});
