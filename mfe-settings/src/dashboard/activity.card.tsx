import { useQuery } from '@tanstack/react-query';
import { ACTIVITIES, type AdminStats, type StatsDay } from '@vitral/sdk/contracts/admin-stats';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSearchParams } from '@vitral/sdk/router';
import {
  BarChart,
  Card,
  EmptyState,
  Stack,
  Typography,
  useBarChartView,
  type BarChartProps,
} from '@vitral/sdk/ui';
import { adminStatsQuery, rangeIn } from './dashboard.queries.ts';
import { groupDays, groupOf, type DayGroup } from './group-days.ts';

/** The chart of the range, last on the page, so that its library loads for readers who scroll to it. */
export function Component() {
  const [search] = useSearchParams();
  const { data: stats } = useQuery(adminStatsQuery(rangeIn(search)));
  return stats && <ActivityChart days={stats.days} zone={stats.zone} />;
}

/** Activity of the range, by day, week or month, limited to the figures that the role may see. */
function ActivityChart({ days, zone }: Pick<AdminStats, 'days' | 'zone'>) {
  const { t } = useTranslation('mfe-settings');
  const { view, buttons } = useBarChartView();
  const data = useChartData(days);
  const isEmpty = data.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card component="section" aria-labelledby="activity-chart" sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
      >
        <Typography variant="h2" id="activity-chart">
          {days.length === 365
            ? t('dashboard.chart.titleYear')
            : t('dashboard.chart.title', { days: days.length })}
        </Typography>
        {!isEmpty && buttons}
      </Stack>
      {isEmpty ? (
        <EmptyState
          icon="bar_chart"
          title={t('dashboard.chart.emptyTitle')}
          text={t('dashboard.chart.emptyText')}
        />
      ) : (
        <BarChart {...data} view={view} height={280} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('dashboard.chart.hint', { zone: zone.replaceAll('_', ' ') })}
      </Typography>
    </Card>
  );
}

const LABELS = { day: 'label', week: 'byWeek', month: 'byMonth' } as const satisfies Record<DayGroup, string>;

/** Chart data with a category for each day or group of days and a series for each figure that the API returned. */
function useChartData(days: StatsDay[]): BarChartProps {
  const { t } = useTranslation('mfe-settings');
  const group = groupOf(days);
  const namesOf = useGroupNames(group);
  const groups = groupDays(days, group);
  return {
    label: t(`dashboard.chart.${LABELS[group]}`),
    categoryLabel: t(`dashboard.chart.${group}`),
    othersLabel: t('dashboard.chart.others'),
    categories: groups.map(({ day }) => ({ id: day, ...namesOf(new Date(day)) })),
    series: ACTIVITIES.filter((name) => groups[0]?.[name] !== undefined).map((name) => ({
      id: name,
      label: t(`dashboard.activity.${name}`),
      values: groups.map((each) => each[name] ?? 0),
    })),
  };
}

/** Returns the short and the full name of the group that begins with a day. */
function useGroupNames(group: DayGroup): (first: Date) => { label: string; name: string } {
  const { t, i18n } = useTranslation('mfe-settings');
  const formatted = (first: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(first);
  return (first) => {
    if (group === 'month') {
      const label = formatted(first, { month: 'short', year: '2-digit' });
      return { label, name: formatted(first, { month: 'long', year: 'numeric' }) };
    }
    const label = formatted(first, { day: 'numeric', month: 'short' });
    if (group === 'day') return { label, name: formatted(first, { dateStyle: 'full' }) };
    return { label, name: t('dashboard.chart.weekOf', { day: formatted(first, { dateStyle: 'long' }) }) };
  };
}
