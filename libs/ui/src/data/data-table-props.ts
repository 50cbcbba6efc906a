import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { Selection, TableState } from './use-table-state.ts';

/** `hideable: false` marks a column that people cannot hide; the first column and `actions` never can be hidden. */
export type DataColumn<Row extends GridValidRowModel> = GridColDef<Row> & {
  /** It is hidden until somebody chooses it. */
  isExtra?: boolean;
};

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
