import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { TIMING, type AdminStats } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import type { ReactNode } from 'react';
import { TWO_COLUMNS } from '../shared/two-columns.ts';
import { ActivityChart } from './activity-chart.tsx';
import { DashboardStats } from './dashboard-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivities } from './recent-activities.tsx';

/** /admin/dashboard: the start page of the console (docs/product/operations.md). */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { username } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { username })} />
      <LoadBoundary failure={t('dashboard.fetchFailed')} loading={<PageBodySkeleton stats={4} cards={1} />}>
        <Figures />
      </LoadBoundary>
      <Box sx={{ ...TWO_COLUMNS, mt: 2 }}>
        <Part>
          <QuickActions />
        </Part>
        <Part>
          <LatestActivities />
        </Part>
      </Box>
    </>
  );
}

/** An error boundary, so that a failing card leaves the others intact. */
function Part({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <LoadBoundary failure={t('error.part')} loading={null}>
      {children}
    </LoadBoundary>
  );
}

function Figures() {
  const { data: stats } = useSuspenseQuery(adminStatsQuery);
  return (
    <>
      <Part>
        <DashboardStats stats={stats} />
      </Part>
      <Part>
        <ActivityChart days={stats.days} zone={stats.zone} />
      </Part>
    </>
  );
}

/** Renders nothing on failure: the figures above report the error of this query and offer the retry. */
function LatestActivities() {
  const { data: stats } = useQuery(adminStatsQuery);
  return stats && <RecentActivities activities={stats.recentActivities} />;
}

/**
 * Refetched every 30 s while the tab is visible. The server treats this path as polled: it does not extend a session.
 */
const adminStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => api.get<AdminStats>('/admin/stats', { signal }),
  staleTime: TIMING.adminStatsRefresh,
  refetchInterval: TIMING.adminStatsRefresh,
});
