import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { latePart } from '../feedback/late-part.tsx';
import { CardList } from './card-list.tsx';
import type { Selection } from './use-selection.ts';
import type { TableState } from './use-table-state.ts';

export type DataColumn<Row extends GridValidRowModel> = GridColDef<Row>;

export interface DataTableProps<Row extends GridValidRowModel & { id: string }> {
  /** What the rows are, for those who hear it. */
  label: string;
  rows: readonly Row[];
  /** How many rows there are on the server. */
  total: number;
  columns: readonly DataColumn<Row>[];
  table: TableState;
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /** A row as a card on phones; without it the table scrolls sideways inside its box. */
  renderCard?: (row: Row) => ReactNode;
  /** Pixels of every row; unless given, each takes what it needs, which is measured row by row. */
  rowHeight?: number;
  /** With it every row has a box to tick. */
  selection?: Selection;
  /** What a row is called, for those who hear its box instead of seeing the row. */
  nameOf?: (row: Row) => string;
}

/** The grid is the heaviest part of the console: it comes with the first table. */
const DataGridTable = latePart(
  'data-grid',
  async () => (await import('./data-grid-table.tsx')).DataGridTable,
  ({ rows }: DataTableProps<GridValidRowModel & { id: string }>) => (
    <Skeleton variant="rounded" height={Math.min(rows.length, 10) * 56 + 110} />
  ),
);

/** A table paged and sorted by the server. */
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
