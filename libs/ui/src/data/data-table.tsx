import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { CardList } from './card-list.tsx';
import type { Selection, TableState } from './use-table-state.ts';

export type DataColumn<Row extends GridValidRowModel> = GridColDef<Row>;

export interface DataTableProps<Row extends GridValidRowModel & { id: string }> {
  /** The accessible name of the table. */
  label: string;
  rows: readonly Row[];
  /** The number of rows on the server. */
  total: number;
  columns: readonly DataColumn<Row>[];
  table: TableState;
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /** Renders a row as a card on phones; without it the table scrolls sideways inside its box. */
  renderCard?: (row: Row) => ReactNode;
  /** The height of every row in pixels; by default the grid measures each row. */
  rowHeight?: number;
  /** Adds a checkbox to every row. */
  selection?: Selection;
  /** Returns the name of a row for the label of its checkbox. */
  nameOf?: (row: Row) => string;
}

/** The grid is the heaviest part of the console, so it loads with the first table. */
const DataGridTable = lazyComponent(
  'data-grid',
  async () => (await import('./data-grid-table.tsx')).DataGridTable,
  ({ rows }: DataTableProps<GridValidRowModel & { id: string }>) => (
    <Skeleton variant="rounded" height={Math.min(rows.length, 10) * 56 + 110} />
  ),
);

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
