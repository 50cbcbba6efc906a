import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { VISUALLY_HIDDEN } from '../theme/text-styles.ts';
import { BarChartTable } from './bar-chart-table.tsx';

type View = 'chart' | 'table';

export interface BarChartCategory {
  id: string;
  /** The text below its bar; omitted where it does not fit. */
  label: string;
  /** The full text, for the table and the tooltip. */
  name: string;
}

export interface BarChartSeries {
  id: string;
  label: string;
  /** One value for each category. */
  values: readonly number[];
}

export interface BarChartProps {
  /** The accessible name: what is counted. */
  label: string;
  /** The heading of the category column in the table. */
  categoryLabel: string;
  /** The label of the series that share the last colour of the chart; the table lists each one. */
  othersLabel: string;
  categories: readonly BarChartCategory[];
  /** Stacked, with the first at the bottom. */
  series: readonly BarChartSeries[];
  /** Both views hold the table; in the chart view only screen readers see it. */
  view?: View;
  /** The height of the chart in pixels. */
  height?: number;
}

/** The chart library loads when the first chart is scrolled into view. */
const BarChartDrawing = lazyComponent(
  'bar-chart',
  async () => (await import('./bar-chart-drawing.tsx')).BarChartDrawing,
  ({ height }) => <Blank height={height} />,
);
const Blank = ({ height }: { height: number }) => <Skeleton variant="rounded" height={height} />;

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
          <Blank height={height} />
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
  const [view, setView] = useState<View>('chart');
  const buttons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('chart.view')}
      value={view}
      onChange={(_, next: View | null) => next && setView(next)}
    >
      <ToggleButton value="chart">{t('chart.asChart')}</ToggleButton>
      <ToggleButton value="table">{t('chart.asTable')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return { view, buttons };
}

/** Tracks whether an element has ever been near the viewport. */
function useInView() {
  const place = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return { place, isInView };
}
