import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormats } from '@vitral/i18n';
import type { BarChartProps } from './bar-chart.tsx';

interface BarChartTableProps extends Omit<BarChartProps, 'view' | 'height' | 'othersLabel'> {
  /** For the table that is not seen: it is no stop for the keyboard. */
  isUnseen?: boolean;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Nothing to scroll to. */
const WHOLE = { sx: { overflow: 'visible' } };
const FIGURES = { '& td': { fontVariantNumeric: 'tabular-nums' } };
const IN_FULL = { '& th, & td': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 700 } };

/** A row for each category, a column for each series, and what they come to. */
export function BarChartTable(props: BarChartTableProps) {
  const { label, categoryLabel, totalLabel, categories, series, isUnseen = false } = props;
  const { number } = useFormats();
  const cells = (values: readonly number[]) =>
    [...values, sum(values)].map((value, index) => (
      <TableCell key={series[index]?.id ?? 'total'} align="right">
        {number(value)}
      </TableCell>
    ));
  return (
    <TableContainer {...(isUnseen ? WHOLE : { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      <Table size="small" aria-label={label} sx={FIGURES}>
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
              {totalLabel}
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
          <TableRow sx={IN_FULL}>
            <TableCell component="th" scope="row">
              {totalLabel}
            </TableCell>
            {cells(series.map(({ values }) => sum(values)))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
