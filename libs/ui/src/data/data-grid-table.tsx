import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type DataGridProps,
  type GridColumnResizeParams,
  useGridApiRef,
  type GridColDef,
  type GridPaginationModel,
  type GridRenderCellParams,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { enUS, esES } from '@mui/x-data-grid/locales';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useTranslation } from '@vitral/i18n';
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { SELECTS } from './select-item.tsx';
import { DensityContext, NonceContext } from '../theme/contexts.ts';
import { MEASURES } from '../theme/tokens.ts';
import { arrange, withWidth } from './column-layout.ts';
import type { DataColumn, DataTableProps } from './data-table-props.ts';
import { useArrangedColumns } from './use-column-layout.ts';
import type { Selection, TableSort, TableState } from './use-table-state.ts';

const GRID_STYLE = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  '& .MuiDataGrid-cell': { py: 1, display: 'flex', alignItems: 'center' },
};
/** Up to this many rows are rendered at once; a longer page scrolls inside the grid, which renders only visible rows. */
const MAX_UNVIRTUALIZED_ROWS = 12;
const LONG_STYLE = { height: 'min(85vh, 1000px)' };
const autoHeight = () => 'auto' as const;
/** Cells show their first line only; `data-row-detail` marks the others, and `data-row-text` a text of several lines. */
const LOW_STYLE = {
  '& .MuiDataGrid-cell': { py: 0, display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell [data-row-detail]': { display: 'none' },
  '& .MuiDataGrid-cell [data-row-text]': { WebkitLineClamp: 1 },
  '& .MuiDataGrid-cell .MuiStack-root': { flexWrap: 'nowrap' },
  '& .MuiDataGrid-cell .MuiAvatar-root': { width: 24, height: 24 },
};
const PAGE_SIZES = [10, 25, 50, 100];

const toSort = ([first]: GridSortModel): TableSort | null =>
  first?.sort ? { field: first.field, direction: first.sort } : null;

/** Selects rows on screen only, so that nobody changes rows that are out of sight. */
function useSelectionProps(selection: Selection | undefined): Partial<DataGridProps> {
  const ids = selection?.ids;
  // The grid treats every new model object as a new selection, even an equal one.
  const model = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(ids) }), [ids]);
  const choose = useStable((next: GridRowSelectionModel) => selection?.choose([...next.ids].map(String)));
  if (!selection) return {};
  return {
    checkboxSelection: true,
    // The bulk bar shows the number, which may include all pages.
    hideFooterSelectedRowCount: true,
    disableRowSelectionExcludeModel: true,
    rowSelectionModel: model,
    onRowSelectionModelChange: choose,
  };
}

/**
 * Page and sorting as props of the grid. The grid renders all its rows again for each new object or function, which
 * opening a dialog over a table must not cause. While it renders, it would reset a sort by a field without a column.
 */
function useTableProps(table: TableState, total: number, columns: readonly { field: string }[]) {
  const { pageSize } = table;
  const { field, direction } = table.sort ?? {};
  const hasColumn = columns.some((column) => column.field === field);
  // Beyond the last page the grid would change the page itself during rendering.
  const page = Math.min(table.page, Math.max(0, Math.ceil(total / pageSize) - 1));
  const paginationModel = useMemo<GridPaginationModel>(() => ({ page, pageSize }), [page, pageSize]);
  const sortModel = useMemo<GridSortModel>(
    () => (field && direction && hasColumn ? [{ field, sort: direction }] : []),
    [field, direction, hasColumn],
  );
  const onPaginationModelChange = useStable((next: GridPaginationModel) => {
    if (next.page !== page || next.pageSize !== pageSize) table.setPage(next.page, next.pageSize);
  });
  const onSortModelChange = useStable((model: GridSortModel) => {
    if (model.length > 0 || hasColumn) table.setSort(toSort(model));
  });
  return { paginationModel, onPaginationModelChange, sortModel, onSortModelChange };
}

/** The columns that people chose; a width that they drag is one of their choices. */
function useChosenColumns<Row extends GridValidRowModel>(
  list: ViewedList | undefined,
  columns: readonly DataColumn<Row>[],
) {
  const apiRef = useGridApiRef();
  const widthOf = useCallback(
    (field: string) => apiRef.current?.getColumn(field)?.computedWidth ?? 0,
    [apiRef],
  );
  const { shown, offered, layout, change } = useArrangedColumns(list, columns, widthOf);
  const onColumnWidthChange = useStable(({ colDef, width }: GridColumnResizeParams) =>
    change(withWidth(arrange(offered, layout), colDef.field, width)),
  );
  return { apiRef, shown, onColumnWidthChange };
}

/** Returns the same function in each render, which calls the latest `work`. */
function useStable<Input>(work: (input: Input) => void): (input: Input) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  }, [work]);
  return useCallback((input) => latest.current(input), []);
}

/** Returns the name of a row. It is a context because the column definitions must stay identical between renders. */
const RowName = createContext((row: GridValidRowModel) => String(row.id));

/** The grid's own checkbox with the row in its label; by default all have the same label. */
function NamedCheckbox(cell: GridRenderCellParams) {
  const { t } = useTranslation();
  const label = t('selection.row', { name: use(RowName)(cell.row) });
  return (
    <GridCellCheckboxRenderer
      {...cell}
      {...{ slotProps: { htmlInput: { 'aria-label': label, ...SELECTS } } }}
    />
  );
}

const CHECKBOX_COLUMN: GridColDef = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (cell) => <NamedCheckbox {...cell} />,
};

/** MUI X Data Grid with filtering, sorting and paging on the server. */
export function DataGridTable<Row extends GridValidRowModel & { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, total, columns, table, selection, rowHeight, nameOf = ({ id }) => id } = props;
  const { i18n } = useTranslation();
  const nonce = use(NonceContext);
  const density = use(DensityContext);
  const isLow = density !== 'comfortable' && rowHeight !== undefined;
  const selectionProps = useSelectionProps(selection);
  const isSelectable = selection !== undefined;
  const { apiRef, shown, onColumnWidthChange } = useChosenColumns(table.list, columns);
  const tableProps = useTableProps(table, total, shown);
  const allColumns = useMemo(
    () => (isSelectable ? [CHECKBOX_COLUMN as GridColDef<Row>, ...shown] : shown),
    [isSelectable, shown],
  );
  const locale = i18n.language === 'es' ? esES : enUS;
  return (
    <RowName value={nameOf as (row: GridValidRowModel) => string}>
      <DataGrid<Row>
        aria-label={label}
        nonce={nonce}
        rows={rows}
        apiRef={apiRef}
        columns={allColumns}
        onColumnWidthChange={onColumnWidthChange}
        rowCount={total}
        loading={table.isPending}
        paginationMode="server"
        sortingMode="server"
        pageSizeOptions={PAGE_SIZES}
        {...tableProps}
        localeText={locale.components.MuiDataGrid.defaultProps.localeText}
        {...(rowHeight
          ? { rowHeight: isLow ? MEASURES.rows[density] : rowHeight }
          : { getRowHeight: autoHeight })}
        disableColumnFilter
        disableColumnSelector
        disableColumnMenu
        disableRowSelectionOnClick
        {...selectionProps}
        sx={{
          ...GRID_STYLE,
          ...(isLow && LOW_STYLE),
          ...(rows.length > MAX_UNVIRTUALIZED_ROWS && LONG_STYLE),
        }}
      />
    </RowName>
  );
}
