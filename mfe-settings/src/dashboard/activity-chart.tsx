import { STATS_DAYS, type AdminStats, type StatsDay } from '@vitral/contracts/admin-stats';
import { useTranslation } from '@vitral/i18n';
import {
  BarChart,
  Card,
  EmptyState,
  Stack,
  Typography,
  useBarChartView,
  type BarChartProps,
} from '@vitral/ui';

/** Daily activity of the last days, limited to the figures that the role may see. */
export function ActivityChart({ days, zone }: Pick<AdminStats, 'days' | 'zone'>) {
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
          {t('dashboard.chart.title', { days: STATS_DAYS })}
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

const SERIES = ['visits', 'joins', 'messages'] as const satisfies (keyof StatsDay)[];

/** Chart data with a category for each day and a series for each figure that the API returned. */
function useChartData(days: StatsDay[]): BarChartProps {
  const { t, i18n } = useTranslation('mfe-settings');
  const short = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    label: t('dashboard.chart.label'),
    categoryLabel: t('dashboard.chart.day'),
    othersLabel: t('dashboard.chart.others'),
    categories: days.map(({ day }) => ({
      id: day,
      label: short.format(new Date(day)),
      name: long.format(new Date(day)),
    })),
    series: SERIES.filter((name) => days[0]?.[name] !== undefined).map((name) => ({
      id: name,
      label: t(`dashboard.chart.${name}`),
      values: days.map((day) => day[name] ?? 0),
    })),
  };
}
