import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ANALYTICS_WEEKS,
  type AnalyticsWeeks,
  type MeetingAnalytics,
} from '@vitral/sdk/contracts/zoom-meetings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useLocation } from '@vitral/sdk/router';
import { Box, LoadBoundary, Skeleton, Stack, StatCards, Typography } from '@vitral/sdk/ui';
import { SelectField } from '@vitral/sdk/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { CHART_HEIGHT, MeetingChart } from './meeting-chart.tsx';
import { analyticsQuery } from './zoom-meetings.queries.ts';

/** Anchor in the URL. */
export const ANALYTICS_ID = 'analytics';

const FIRST_WEEKS: AnalyticsWeeks = 12;
export const firstAnalyticsQuery = analyticsQuery(FIRST_WEEKS);

/** Attendance of the live sessions; the dashboard links here. */
export function MeetingAnalyticsSection({ isPageRendered }: { isPageRendered: boolean }) {
  const { t } = useTranslation('mfe-social');
  const [weeks, setWeeks] = useState(FIRST_WEEKS);
  const section = useHashFocus(isPageRendered);
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
      <MeetingChart analytics={data} />
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

/**
 * Focuses and scrolls to the section when the URL has it as its hash. It waits until the content above is
 * rendered, which would shift the element, and until the console has focused the page.
 */
function useHashFocus(isPageRendered: boolean) {
  const target = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${ANALYTICS_ID}`;
  useEffect(() => {
    if (!isTarget || !isPageRendered) return;
    const timer = setTimeout(() => {
      target.current?.focus({ preventScroll: true });
      target.current?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [isTarget, isPageRendered, key]);
  return target;
}
