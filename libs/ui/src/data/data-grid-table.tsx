import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type DataGridProps,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { enUS, esES } from '@mui/x-data-grid/locales';
import { useTranslation } from '@vitral/i18n';
import { createContext, use, useMemo } from 'react';
import { DensityContext } from '../theme/density-context.ts';
import { NonceContext } from '../theme/nonce-context.ts';
import type { DataTableProps } from './data-table.tsx';
import type { Selection } from './use-selection.ts';
import type { TableSort } from './use-table-state.ts';

const GRID_STYLE = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  '& .MuiDataGrid-cell': { py: 1, display: 'flex', alignItems: 'center' },
};
/** Rows that are drawn all at once; the rest of a longer page is drawn as it is scrolled to, in a box of its own. */
const MOST_AT_ONCE = 12;
const LONG_GRID_STYLE = { ...GRID_STYLE, height: 'min(85vh, 1000px)' };
const automatic = () => 'auto' as const;
/** Pixels that a row of a given height is lower by in the compact density. */
const COMPACT_SAVING = 10;
const PAGE_SIZES = [10, 25, 50, 100];

const toSort = ([first]: GridSortModel): TableSort | null =>
  first?.sort ? { field: first.field, direction: first.sort } : null;

/** Only rows on screen are ever selected, so that what is changed is what is seen. */
function useSelectionProps(selection: Selection | undefined): Partial<DataGridProps> {
  const ids = selection?.ids;
  // The grid takes a new model for a new selection, however equal.
  const model = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(ids) }), [ids]);
  if (!selection) return {};
  return {
    checkboxSelection: true,
    disableRowSelectionExcludeModel: true,
    rowSelectionModel: model,
    onRowSelectionModelChange: (next) => selection.choose([...next.ids].map(String)),
  };
}

/** What a row is called. A context, since the columns of the grid have to stay the same ones. */
const RowName = createContext((row: GridValidRowModel) => String(row.id));

/** The grid's own box, named after its row; the grid calls all of them alike. */
function NamedBox(cell: GridRenderCellParams) {
  const { t } = useTranslation();
  const label = t('selection.row', { name: use(RowName)(cell.row) });
  return <GridCellCheckboxRenderer {...cell} {...{ slotProps: { htmlInput: { 'aria-label': label } } }} />;
}

const BOXES: GridColDef = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (cell) => <NamedBox {...cell} />,
};

/** MUI X Data Grid with the server choosing the rows. */
export function DataGridTable<Row extends GridValidRowModel & { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, total, columns, table, selection, rowHeight, nameOf = ({ id }) => id } = props;
  const { i18n } = useTranslation();
  const nonce = use(NonceContext);
  const saving = use(DensityContext) === 'compact' ? COMPACT_SAVING : 0;
  // Beyond it the grid would change the page by itself, while it is being drawn.
  const page = Math.min(table.page, Math.max(0, Math.ceil(total / table.pageSize) - 1));
  const turn = (next: { page: number; pageSize: number }) => {
    if (next.page !== page || next.pageSize !== table.pageSize) table.setPage(next.page, next.pageSize);
  };
  const selectionProps = useSelectionProps(selection);
  const isSelectable = selection !== undefined;
  const withBoxes = useMemo(
    () => (isSelectable ? [BOXES as GridColDef<Row>, ...columns] : columns),
    [isSelectable, columns],
  );
  const locale = i18n.language === 'es' ? esES : enUS;
  return (
    <RowName value={nameOf as (row: GridValidRowModel) => string}>
      <DataGrid<Row>
        aria-label={label}
        nonce={nonce}
        rows={rows}
        columns={withBoxes}
        rowCount={total}
        loading={table.isPending}
        paginationMode="server"
        sortingMode="server"
        pageSizeOptions={PAGE_SIZES}
        paginationModel={{ page, pageSize: table.pageSize }}
        onPaginationModelChange={turn}
        sortModel={table.sort ? [{ field: table.sort.field, sort: table.sort.direction }] : []}
        onSortModelChange={(model) => table.setSort(toSort(model))}
        localeText={locale.components.MuiDataGrid.defaultProps.localeText}
        {...(rowHeight ? { rowHeight: rowHeight - saving } : { getRowHeight: automatic })}
        disableColumnFilter
        disableColumnSelector
        disableColumnMenu
        disableRowSelectionOnClick
        {...selectionProps}
        sx={rows.length > MOST_AT_ONCE ? LONG_GRID_STYLE : GRID_STYLE}
      />
    </RowName>
  );
}
