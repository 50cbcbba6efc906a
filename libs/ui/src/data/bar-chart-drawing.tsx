import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '@vitral/i18n';
import { CHART_COLORS } from '../theme/tokens.ts';
import type { BarChartProps } from './bar-chart-props.ts';
import { foldSeries } from './fold-series.ts';

type BarChartDrawingProps = Pick<BarChartProps, 'categories' | 'series' | 'othersLabel'> & { height: number };

/** A line separates the segments of a bar, so that colour is not the only difference. */
const STYLE = {
  '& .MuiBarChart-element': { stroke: 'var(--mui-palette-background-paper)', strokeWidth: 1 },
};

/** The MUI X chart, hidden from screen readers: a table beside it contains the figures. Nothing in it can take the focus. */
export function BarChartDrawing({ categories, series, othersLabel, height }: BarChartDrawingProps) {
  const { colorScheme = 'light' } = useColorScheme();
  const { number } = useFormats();
  const colors = CHART_COLORS[colorScheme];
  const known = new Map(categories.map((category) => [category.id, category]));
  return (
    <Box aria-hidden>
      <BarChart
        height={height}
        colors={[...colors]}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        borderRadius={4}
        disableKeyboardNavigation
        xAxis={[
          {
            scaleType: 'band',
            data: categories.map(({ id }) => id),
            valueFormatter: (id: string, { location }) => {
              const category = known.get(id);
              return (location === 'tick' ? category?.label : category?.name) ?? id;
            },
          },
        ]}
        yAxis={[{ width: 40, min: 0, tickMinStep: 1, valueFormatter: (value: number) => number(value) }]}
        series={foldSeries(series, colors.length, othersLabel).map(({ id, label, values }) => ({
          id,
          label,
          data: [...values],
          stack: 'all',
          valueFormatter: (value) => (value ? number(value) : null),
        }))}
        sx={STYLE}
      />
    </Box>
  );
}
