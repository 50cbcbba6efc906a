import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { MEASURES } from '../theme/tokens.ts';
import { CardList } from './card-list.tsx';
import type { DataTableProps } from './data-table-props.ts';

/** The grid is the heaviest part of the console, so it loads with the first table. */
const DataGridTable = lazyComponent(
  'data-grid',
  async () => (await import('./data-grid-table.tsx')).DataGridTable,
  ({ rows }: DataTableProps<GridValidRowModel & { id: string }>) => (
    <Skeleton variant="rounded" height={Math.min(rows.length, 10) * 56 + 110} />
  ),
);

/** Returns the query that loads the grid, for pages that open with a table; none on phones, which show cards. */
export const gridQueries = () =>
  window.matchMedia(`(max-width: ${MEASURES.phone - 0.05}px)`).matches ? [] : [DataGridTable.query];

/** A table that the server pages and sorts. */
export function DataTable<Row extends GridValidRowModel & { id: string }>(props: DataTableProps<Row>) {
  const { rows, empty, renderCard } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (rows.length === 0) return empty;
  if (isPhone && renderCard) {
    return <CardList {...props} renderCard={renderCard} />;
  }
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <DataGridTable {...(props as unknown as DataTableProps<GridValidRowModel & { id: string }>)} />
    </Box>
  );
}
