import { useSuspenseQuery } from '@tanstack/react-query';
import { firstStepsQuery, workQueueQuery } from '@vitral/sdk/api-client';
import type { StatsRange } from '@vitral/sdk/contracts/admin-stats';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { useSearchParams } from '@vitral/sdk/router';
import { useCurrentUser } from '@vitral/sdk/session';
import {
  Box,
  LoadBoundary,
  LoadingCards,
  PageBodySkeleton,
  PageHeader,
  Slot,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { useId, type ReactNode } from 'react';
import { TWO_COLUMNS } from '../shared/two-columns.ts';
import { adminStatsQuery, rangeIn } from './dashboard.queries.ts';
import { DashboardStats } from './dashboard-stats.tsx';
import { FirstSteps } from './first-steps.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RangeButtons } from './range-buttons.tsx';
import { WorkQueue } from './work-queue.tsx';

export const firstQueries = ({ search, allows }: PageVisit): PageQuery[] => [
  // Loaded with the other figures, so that the list does not push them down later.
  ...(allows('settings.write') ? [firstStepsQuery] : []),
  workQueueQuery,
  adminStatsQuery(rangeIn(search)),
];

/** /admin/dashboard: the start page of the console (docs/product/operations.md). */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { username } = useCurrentUser();
  const [search] = useSearchParams();
  // The router opens a URL in a transition, so the figures stay until those of another range have loaded.
  const days = rangeIn(search);
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { username })} />
      <LoadBoundary failure={t('first-steps.fetchFailed')} loading={null}>
        <FirstSteps />
      </LoadBoundary>
      <Titled title={t('work.title')}>
        <LoadBoundary failure={t('work.fetchFailed')} loading={<LoadingCards count={3} height={180} />}>
          <WorkQueue />
        </LoadBoundary>
      </Titled>
      <Titled title={t('dashboard.figuresTitle')} action={<RangeButtons range={days} />}>
        <LoadBoundary failure={t('dashboard.fetchFailed')} loading={<PageBodySkeleton stats={7} cards={0} />}>
          <Figures days={days} />
        </LoadBoundary>
      </Titled>
      <Box sx={TWO_COLUMNS}>
        <Part>
          <QuickActions />
        </Part>
        <Slot name="dashboard-card" />
      </Box>
    </>
  );
}

/** A section of the page with its heading. */
function Titled({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
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

function Figures({ days }: { days: StatsRange }) {
  const { data: stats } = useSuspenseQuery(adminStatsQuery(days));
  return (
    <Part>
      <DashboardStats stats={stats} days={days} />
    </Part>
  );
}
