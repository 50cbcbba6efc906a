import type { MeetingAnalytics } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { BarChart, Box, Card, EmptyState, useBarChartView, type BarChartProps } from '@vitral/sdk/ui';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';

export const CHART_HEIGHT = 340;

export function MeetingChart({ analytics }: { analytics: MeetingAnalytics }) {
  const { t } = useTranslation('mfe-social');
  const { view, buttons } = useBarChartView();
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
      <Box sx={{ mb: 2 }}>{buttons}</Box>
      <BarChart {...data} view={view} height={CHART_HEIGHT} />
    </Card>
  );
}

/** Chart data of the joins: weeks as categories, a series for each listed live session and one for all others. */
function useChartData({ weeks, meetings, others }: MeetingAnalytics): BarChartProps {
  const { t } = useTranslation('mfe-social');
  const { dayAndMonth, longDate } = useMeetingTimes();
  const title = useMeetingTitle();
  const othersLabel = t('zoom-meetings.analytics.others');
  const named = meetings.map((meeting) => ({
    id: meeting.meetingId ?? 'deleted',
    label: meeting.meetingId ? title(meeting) : t('zoom-meetings.analytics.deleted'),
    values: meeting.joins,
  }));
  return {
    label: t('zoom-meetings.analytics.chartLabel'),
    categoryLabel: t('zoom-meetings.analytics.week'),
    othersLabel,
    categories: weeks.map((monday) => ({
      id: monday,
      label: dayAndMonth(monday),
      name: t('zoom-meetings.analytics.weekOf', { date: longDate(monday) }),
    })),
    series: others ? [...named, { id: 'others', label: othersLabel, values: others.joins }] : named,
  };
}
