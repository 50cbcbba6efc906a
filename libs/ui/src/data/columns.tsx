import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import type { DataColumn } from './data-table-props.ts';

interface ListRow {
  id: string;
}

export type ListColumn<Row extends ListRow> = DataColumn<Row> & { render: (row: Row) => ReactNode };

type Layout = Pick<
  DataColumn<ListRow>,
  'width' | 'flex' | 'minWidth' | 'align' | 'headerAlign' | 'sortable' | 'hideable' | 'isExtra'
>;

/** A column with components; it does not sort unless its layout says so. */
export const column = <Row extends ListRow>(
  field: string,
  headerName: string,
  layout: Layout,
  render: (row: Row) => ReactNode,
): ListColumn<Row> => ({
  field,
  headerName,
  sortable: false,
  ...layout,
  render,
  renderCell: ({ row }) => render(row),
});

/** A column with plain text like `column`, which the grid also shows as a tooltip. */
export const textColumn = <Row extends ListRow>(
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

/** A row in the list on a phone: its cells below each other. */
export function RowCard<Row extends ListRow>({ row, columns }: { row: Row; columns: ListColumn<Row>[] }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {columns.map(({ field, isExtra, render }) => (
        <Fragment key={field}>{!isExtra && render(row)}</Fragment>
      ))}
    </Stack>
  );
}
