import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingCards } from '../feedback/loading.tsx';
import type { BulkList } from './bulk-props.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
import { LateBulkBar } from './late-bulk-bar.tsx';
import { useSelection, type Selection } from './use-table-state.ts';
import { useTablePage, type TablePage, type TableUrl } from './use-table-url.ts';

/** The page of a list in the URL. */
export type ListUrl = Pick<TableUrl<never>, 'table' | 'clampPage'>;

interface PagedListProps<Row extends { id: string }, Key extends QueryKey> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'renderCard' | 'rowHeight' | 'empty' | 'nameOf'
> {
  query: UseQueryOptions<TablePage<Row>, Error, TablePage<Row>, Key>;
  url: ListUrl;
  /** Bulk changes of the rows. */
  bulk?: BulkList;
  /** The bar of selected rows, in the order of their selection, in place of the bar of bulk changes. */
  selectionBar?: (rows: Row[], selection: Selection) => ReactNode;
  /** Height of each placeholder in pixels. */
  loadingHeight?: number;
}

/** A list that the server pages; the previous page stays visible until the next one has loaded. */
export function PagedList<Row extends { id: string }, Key extends QueryKey>(props: PagedListProps<Row, Key>) {
  const { query, url, loadingHeight = 72, bulk, selectionBar, ...list } = props;
  const { page, isPending } = useTablePage(query, url);
  const selection = useSelection(JSON.stringify(query.queryKey));
  if (!page) return <LoadingCards count={5} height={loadingHeight} />;
  const { items: rows, total } = page;
  const selected = [...selection.ids].flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <>
      <DataTable
        {...list}
        rows={rows}
        total={total}
        table={{ ...url.table, isPending }}
        {...((bulk ?? selectionBar) && { selection })}
      />
      {bulk && <LateBulkBar {...bulk} rows={rows} total={total} selection={selection} />}
      {selected.length > 0 && selectionBar?.(selected, selection)}
    </>
  );
}
