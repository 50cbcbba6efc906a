export type BarChartView = 'chart' | 'table';

export interface BarChartCategory {
  id: string;
  /** The text below its bar; omitted if it does not fit. */
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
  /** The accessible name, which says what is counted. */
  label: string;
  /** The heading of the category column in the table. */
  categoryLabel: string;
  /** The label of the series that share the last colour of the chart; the table lists each one. */
  othersLabel: string;
  categories: readonly BarChartCategory[];
  /** Stacked, with the first at the bottom. */
  series: readonly BarChartSeries[];
  /** Both views contain the table; in the chart view it is only for screen readers. */
  view?: BarChartView;
  /** The height of the chart in pixels. */
  height?: number;
}
