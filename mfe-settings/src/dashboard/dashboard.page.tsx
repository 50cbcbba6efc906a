import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { ActivityChart } from './activity-chart.tsx';
import { DashboardStats } from './dashboard-stats.tsx';
import { adminStatsQuery } from './dashboard.queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivities } from './recent-activities.tsx';

/** /admin/dashboard: where everybody starts. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { username } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { username })} />
      <LoadBoundary failure={t('dashboard.fetchFailed')} loading={<PageBodySkeleton stats={4} cards={2} />}>
        <Overview />
      </LoadBoundary>
    </>
  );
}

function Overview() {
  const { data: stats } = useSuspenseQuery(adminStatsQuery);
  return (
    <>
      <DashboardStats stats={stats} />
      <ActivityChart days={stats.days} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <QuickActions />
        <RecentActivities activities={stats.recentActivities} />
      </Box>
    </>
  );
}
