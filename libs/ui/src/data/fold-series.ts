import type { BarChartSeries } from './bar-chart-props.ts';

/** Reduces the series to the number of colours: the remaining ones become a single series called `othersLabel`. */
export function foldSeries(
  series: readonly BarChartSeries[],
  colors: number,
  othersLabel: string,
): readonly BarChartSeries[] {
  if (series.length <= colors) return series;
  const [shown, others] = [series.slice(0, colors - 1), series.slice(colors - 1)];
  const values = others[0]?.values.map((_, index) =>
    others.reduce((sum, { values: counts }) => sum + (counts[index] ?? 0), 0),
  );
  return [...shown, { id: 'others', label: othersLabel, values: values ?? [] }];
}
