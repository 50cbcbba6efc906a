import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { VISUALLY_HIDDEN } from '../theme/text-styles.ts';
import type { BarChartProps, BarChartView } from './bar-chart-props.ts';
import { BarChartTable } from './bar-chart-table.tsx';

/** The chart library loads when the first chart is scrolled into view. */
const BarChartDrawing = lazyComponent(
  'bar-chart',
  async () => (await import('./bar-chart-drawing.tsx')).BarChartDrawing,
  ({ height }) => <Skeleton variant="rounded" height={height} />,
);

/** Counts as stacked bars, with the same figures as a table. */
export function BarChart({ view = 'chart', height = 320, othersLabel, ...data }: BarChartProps) {
  const { place, isInView } = useInView();
  if (view === 'table') return <BarChartTable {...data} />;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box ref={place}>
        {isInView ? (
          <BarChartDrawing {...data} othersLabel={othersLabel} height={height} />
        ) : (
          <Box sx={{ height }} />
        )}
      </Box>
      <Box sx={VISUALLY_HIDDEN}>
        <BarChartTable {...data} isVisuallyHidden />
      </Box>
    </Box>
  );
}

/** The view of a BarChart and the buttons that select it. */
export function useBarChartView() {
  const { t } = useTranslation();
  const [view, setView] = useState<BarChartView>('chart');
  const buttons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('chart.view')}
      value={view}
      onChange={(_, next: BarChartView | null) => next && setView(next)}
    >
      <ToggleButton value="chart">{t('chart.asChart')}</ToggleButton>
      <ToggleButton value="table">{t('chart.asTable')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return { view, buttons };
}

/** Tracks whether an element has ever been in the viewport. */
function useInView() {
  const place = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return { place, isInView };
}
