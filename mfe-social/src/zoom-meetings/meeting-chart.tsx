import type { MeetingAnalytics } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import { BarChart, Card, EmptyState, ToggleButton, ToggleButtonGroup, type BarChartProps } from '@vitral/ui';
import { useState } from 'react';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';

export const CHART_HEIGHT = 340;

type View = 'chart' | 'table';

export function MeetingChart({ analytics }: { analytics: MeetingAnalytics }) {
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

/** Chart data of the joins: weeks as categories, a series for each named session and one for all others. */
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
    totalLabel: t('zoom-meetings.analytics.all'),
    othersLabel,
    categories: weeks.map((monday) => ({
      id: monday,
      label: dayAndMonth(monday),
      name: t('zoom-meetings.analytics.weekOf', { date: longDate(monday) }),
    })),
    series: others ? [...named, { id: 'others', label: othersLabel, values: others.joins }] : named,
  };
}
