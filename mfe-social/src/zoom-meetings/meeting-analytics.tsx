import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ANALYTICS_WEEKS, type AnalyticsWeeks, type MeetingAnalytics } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  BarChart,
  Box,
  Card,
  EmptyState,
  LoadBoundary,
  Skeleton,
  Stack,
  StatCards,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@vitral/ui';
import { SelectField } from '@vitral/ui/forms';
import { useState } from 'react';
import { useHashFocus } from './use-hash-focus.ts';
import { useChartData } from './use-chart-data.ts';
import { analyticsQuery } from './zoom-meetings.queries.ts';

/** Anchor in the URL. */
export const ANALYTICS_ID = 'analytics';
const CHART_HEIGHT = 340;

/** Attendance of the live sessions; the dashboard links here. */
export function MeetingAnalyticsSection({ isPageRendered }: { isPageRendered: boolean }) {
  const { t } = useTranslation('mfe-social');
  const [weeks, setWeeks] = useState<AnalyticsWeeks>(12);
  const section = useHashFocus(ANALYTICS_ID, isPageRendered);
  return (
    <Box
      component="section"
      id={ANALYTICS_ID}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${ANALYTICS_ID}-title`}
      sx={{ mt: 5, scrollMarginTop: 80, outline: 'none' }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={HEAD}>
        <Box>
          <Typography variant="h2" id={`${ANALYTICS_ID}-title`}>
            {t('zoom-meetings.analytics.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t('zoom-meetings.analytics.description')}
          </Typography>
        </Box>
        <Box sx={{ width: { sm: 232 }, flexShrink: 0 }}>
          <SelectField
            label={t('zoom-meetings.analytics.period')}
            value={String(weeks)}
            choices={ANALYTICS_WEEKS.map((count) => ({
              value: String(count),
              label: t('zoom-meetings.analytics.weeks', { count }),
            }))}
            onChange={(value) => setWeeks(Number(value) as AnalyticsWeeks)}
          />
        </Box>
      </Stack>
      <LoadBoundary failure={t('zoom-meetings.analytics.fetchFailed')} loading={<Loading />}>
        <Joins weeks={weeks} />
      </LoadBoundary>
    </Box>
  );
}

const HEAD = { justifyContent: 'space-between', alignItems: { sm: 'flex-end' }, mb: 2 };

const Loading = () => <Skeleton variant="rounded" height={CHART_HEIGHT + 180} />;

/** Shows the figures of the previous period until the next ones have loaded. */
function Joins({ weeks }: { weeks: AnalyticsWeeks }) {
  const { data, isPlaceholderData } = useQuery({
    ...analyticsQuery(weeks),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!data) return <Loading />;
  return (
    <Box aria-busy={isPlaceholderData}>
      <Figures analytics={data} />
      <Chart analytics={data} />
    </Box>
  );
}

function Figures({ analytics: { total, totalBefore, joined, weeks } }: { analytics: MeetingAnalytics }) {
  const { t } = useTranslation('mfe-social');
  const { number, decimal } = useFormats();
  const count = weeks.length;
  return (
    <StatCards
      stats={[
        { label: t('zoom-meetings.analytics.total', { count }), value: number(total), icon: 'groups' },
        {
          label: t('zoom-meetings.analytics.before', { count }),
          value: totalBefore === null ? null : number(totalBefore),
          icon: 'history',
        },
        {
          label: t('zoom-meetings.analytics.perWeek'),
          value: count === 0 ? null : decimal(total / count, 1),
          icon: 'bar_chart',
        },
        {
          label: t('zoom-meetings.analytics.joined'),
          value: number(joined),
          icon: 'videocam',
        },
      ]}
    />
  );
}

type View = 'chart' | 'table';

function Chart({ analytics }: { analytics: MeetingAnalytics }) {
  const { t } = useTranslation('mfe-social');
  const [view, setView] = useState<View>('chart');
  const data = useChartData(analytics);
  if (analytics.total === 0) {
    return (
      <Card>
        <EmptyState
          icon="bar_chart"
          title={t('zoom-meetings.analytics.emptyTitle')}
          text={t('zoom-meetings.analytics.emptyText')}
        />
      </Card>
    );
  }
  return (
    <Card sx={{ p: 2.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('zoom-meetings.analytics.view')}
        value={view}
        onChange={(_, next: View | null) => next && setView(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="chart">{t('zoom-meetings.analytics.chart')}</ToggleButton>
        <ToggleButton value="table">{t('zoom-meetings.analytics.table')}</ToggleButton>
      </ToggleButtonGroup>
      <BarChart {...data} view={view} height={CHART_HEIGHT} />
    </Card>
  );
}
