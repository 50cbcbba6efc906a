import type { StatsDay } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { BarChartProps } from '@vitral/ui';

const SERIES = ['visits', 'joins', 'messages'] as const satisfies (keyof StatsDay)[];

/** Chart data with a category for each day and a series for each figure that the API returned. */
export function useChartData(days: StatsDay[]): BarChartProps {
  const { t, i18n } = useTranslation('mfe-settings');
  const short = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    label: t('dashboard.chart.label'),
    categoryLabel: t('dashboard.chart.day'),
    totalLabel: t('dashboard.chart.total'),
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
