import type { DataColumn } from '@vitral/ui';
import type { ReactNode } from 'react';

type Layout = Pick<DataColumn<{ id: string }>, 'width' | 'flex' | 'minWidth' | 'align' | 'headerAlign'>;

/** A column with components, in a list of fixed order. */
export const column = <Row extends { id: string }>(
  field: string,
  headerName: string,
  layout: Layout,
  render: (row: Row) => ReactNode,
): DataColumn<Row> => ({
  field,
  headerName,
  sortable: false,
  ...layout,
  renderCell: ({ row }) => render(row),
});

/** A column with plain text, which the grid also shows as a tooltip. */
export const textColumn = <Row extends { id: string }>(
  field: string,
  headerName: string,
  layout: Layout,
  textOf: (row: Row) => string,
): DataColumn<Row> => ({
  field,
  headerName,
  sortable: false,
  ...layout,
  valueGetter: (_, row) => textOf(row),
});
