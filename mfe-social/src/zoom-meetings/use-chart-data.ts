import type { MeetingAnalytics } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { BarChartProps } from '@vitral/ui';
import { useMeetingTimes } from './use-meeting-times.ts';
import { useMeetingTitle } from './use-meeting-title.ts';

/** Chart data of the joins: weeks as categories, a series for each named session and one for all others. */
export function useChartData({ weeks, meetings, others }: MeetingAnalytics): BarChartProps {
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
