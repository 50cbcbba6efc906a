import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AdminStats } from '@vitral/contracts/admin-stats';
import { TIMING } from '@vitral/contracts/timing';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { PageQuery } from '@vitral/module-kit';
import { Link } from '@vitral/router';
import { useCurrentUser } from '@vitral/session';
import {
  Box,
  Button,
  Divider,
  LoadBoundary,
  Icon,
  PageBodySkeleton,
  PageHeader,
  Stack,
  Typography,
} from '@vitral/ui';
import type { ReactNode } from 'react';
import { useActivityText } from '../activity/use-activity-text.ts';
import { useOpenPages } from '../console-pages/console-pages.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { TWO_COLUMNS } from '../shared/two-columns.ts';
import { ActivityChart } from './activity-chart.tsx';
import { DashboardStats } from './dashboard-stats.tsx';

export const firstQueries = (): PageQuery[] => [adminStatsQuery];

/** /admin/dashboard: the start page of the console (docs/product/operations.md). */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { username } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { username })} />
      <LoadBoundary failure={t('dashboard.fetchFailed')} loading={<PageBodySkeleton stats={4} cards={0} />}>
        <Figures />
      </LoadBoundary>
      <Box sx={TWO_COLUMNS}>
        <Part>
          <QuickActions />
        </Part>
        <Part>
          <RecentActivities />
        </Part>
      </Box>
      <Part>
        <Activity />
      </Part>
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
    <Part>
      <DashboardStats stats={stats} />
    </Part>
  );
}

/** Refetched while the tab is visible. The server treats this path as polled: it does not extend a session. */
const adminStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => api.get<AdminStats>('/admin/stats', { signal }),
  staleTime: TIMING.adminStatsRefresh,
  refetchInterval: TIMING.adminStatsRefresh,
});

/** An action is offered only if the reader may open its page. */
const ACTIONS = [
  { text: 'testimonials', to: '/admin/testimonials', icon: 'format_quote' },
  { text: 'materials', to: '/admin/sales', icon: 'sell' },
  { text: 'resources', to: '/admin/resources', icon: 'handyman' },
  { text: 'feeds', to: '/admin/social-feeds', icon: 'rss_feed' },
  { text: 'users', to: '/admin/users', icon: 'manage_accounts' },
  { text: 'analytics', to: '/admin/zoom#analytics', icon: 'videocam' },
] as const;

function QuickActions() {
  const { t } = useTranslation('mfe-settings');
  const open = new Set(useOpenPages().map(({ path }) => path));
  const actions = ACTIONS.filter(({ to }) => open.has(to.replace(/#.*/, '')));
  return (
    <TitledCard title={t('dashboard.quickActions')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {actions.map(({ text, to, icon }) => (
          <Button
            key={text}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={<Icon name={icon} />}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.25 }}
          >
            {t(`dashboard.actions.${text}`)}
          </Button>
        ))}
      </Box>
    </TitledCard>
  );
}

/** The chart, last on the page, so that its library loads for readers who scroll to it. */
function Activity() {
  const { data: stats } = useQuery(adminStatsQuery);
  if (!stats) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <ActivityChart days={stats.days} zone={stats.zone} />
    </Box>
  );
}

/** Renders nothing on failure: the figures above report the error of this query and offer the retry. */
function RecentActivities() {
  const { t } = useTranslation('mfe-settings');
  const { relativeTime, dateTime } = useFormats();
  const { sentence } = useActivityText();
  const { data: stats } = useQuery(adminStatsQuery);
  if (!stats) return null;
  const activities = stats.recentActivities;
  return (
    <TitledCard title={t('dashboard.recentActivities')}>
      {activities.length === 0 && (
        <Typography color="textSecondary">{t('dashboard.noActivities')}</Typography>
      )}
      <Stack
        component="ul"
        aria-label={t('dashboard.recentActivities')}
        divider={<Divider component="li" aria-hidden />}
        spacing={1.5}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {activities.map((activity) => (
          <Box key={activity.id} component="li">
            <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence(activity)}</Typography>
            <Typography
              component="time"
              variant="body2"
              color="textSecondary"
              dateTime={activity.createdAt}
              title={dateTime(activity.createdAt)}
            >
              {relativeTime(activity.createdAt)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </TitledCard>
  );
}
