import { STATS_DAYS, type AdminStats } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { BarChart, Box, Card, EmptyState, ToggleButton, ToggleButtonGroup, Typography } from '@vitral/ui';
import { useState } from 'react';
import { useChartData } from './use-chart-data.ts';

const CHART_HEIGHT = 280;

type View = 'chart' | 'table';

/** Daily activity of the last days, limited to the figures that the role may see. */
export function ActivityChart({ days, zone }: Pick<AdminStats, 'days' | 'zone'>) {
  const { t } = useTranslation('mfe-settings');
  const [view, setView] = useState<View>('chart');
  const data = useChartData(days);
  const isEmpty = data.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card component="section" aria-labelledby="activity-chart" sx={{ p: 2.5 }}>
      <Box sx={HEAD}>
        <Typography variant="h2" id="activity-chart">
          {t('dashboard.chart.title', { days: STATS_DAYS })}
        </Typography>
        {!isEmpty && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('dashboard.chart.view')}
            value={view}
            onChange={(_, next: View | null) => next && setView(next)}
          >
            <ToggleButton value="chart">{t('dashboard.chart.asChart')}</ToggleButton>
            <ToggleButton value="table">{t('dashboard.chart.asTable')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      {isEmpty ? (
        <EmptyState
          icon="bar_chart"
          title={t('dashboard.chart.emptyTitle')}
          text={t('dashboard.chart.emptyText')}
        />
      ) : (
        <BarChart {...data} view={view} height={CHART_HEIGHT} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('dashboard.chart.hint', { zone: zone.replaceAll('_', ' ') })}
      </Typography>
    </Card>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 2,
} as const;
