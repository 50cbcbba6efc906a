import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../feedback/late-part.tsx';
import { BarChartTable } from './bar-chart-table.tsx';

export interface BarChartCategory {
  id: string;
  /** Beneath its bar; left out where it does not fit. */
  label: string;
  /** In full, where there is room. */
  name: string;
}

export interface BarChartSeries {
  id: string;
  label: string;
  /** One for each category. */
  values: readonly number[];
}

export interface BarChartProps {
  /** What is counted. */
  label: string;
  /** What a category is: heads its column in the table. */
  categoryLabel: string;
  /** Heads what the series come to together. */
  totalLabel: string;
  /** What the series are called together for which no colour is left in the drawing; the table tells each. */
  othersLabel: string;
  categories: readonly BarChartCategory[];
  /** Stacked, the first at the bottom. */
  series: readonly BarChartSeries[];
  /** The figures are there as a table in either view; in that of the chart for those who hear it. */
  view?: 'chart' | 'table';
  /** Pixels of the chart. */
  height?: number;
}

/** The charts come with the first one that is scrolled to. */
const BarChartDrawing = latePart(
  'bar-chart',
  async () => (await import('./bar-chart-drawing.tsx')).BarChartDrawing,
  ({ height }) => <Blank height={height} />,
);
const Blank = ({ height }: { height: number }) => <Skeleton variant="rounded" height={height} />;

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Counts as stacked bars, and the same as a table. */
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
      <Box sx={UNSEEN}>
        <BarChartTable {...data} isUnseen />
      </Box>
    </Box>
  );
}

/** Whether a place has ever been near what is seen. */
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
