import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { BarChartProps } from './bar-chart-props.ts';

interface BarChartTableProps extends Omit<BarChartProps, 'view' | 'height' | 'othersLabel'> {
  /** Renders the table without a tab stop, since it is only for screen readers. */
  isVisuallyHidden?: boolean;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const NOT_SCROLLABLE = { sx: { overflow: 'visible' } };
const TABULAR_FIGURES = { '& td': { fontVariantNumeric: 'tabular-nums' } };
const TOTAL_ROW = { '& th, & td': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 700 } };

/** A row for each category, a column for each series, and the totals of both. */
export function BarChartTable(props: BarChartTableProps) {
  const { label, categoryLabel, categories, series, isVisuallyHidden = false } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const cells = (values: readonly number[]) =>
    [...values, sum(values)].map((value, index) => (
      <TableCell key={series[index]?.id ?? 'total'} align="right">
        {number(value)}
      </TableCell>
    ));
  return (
    <TableContainer
      {...(isVisuallyHidden ? NOT_SCROLLABLE : { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <Table size="small" aria-label={label} sx={TABULAR_FIGURES}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {categoryLabel}
            </TableCell>
            {series.map(({ id, label: name }) => (
              <TableCell key={id} component="th" scope="col" align="right">
                {name}
              </TableCell>
            ))}
            <TableCell component="th" scope="col" align="right">
              {t('chart.total')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map(({ id, name }, index) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells(series.map(({ values }) => values[index] ?? 0))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={TOTAL_ROW}>
            <TableCell component="th" scope="row">
              {t('chart.total')}
            </TableCell>
            {cells(series.map(({ values }) => sum(values)))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
