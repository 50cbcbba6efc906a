import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useFormats } from '@vitral/i18n';
import { useRef, type ReactNode } from 'react';
import { EmptyList } from '../feedback/empty-state.tsx';
import type { IconName } from '../layout/icon.tsx';
import type { BulkList } from './bulk-props.ts';
import { BulkSection } from './bulk-section.tsx';
import { TablePages } from './table-pages.tsx';
import { useTablePage, type TablePage, type TableUrl } from './use-table-url.ts';

interface PagedCardsProps<Row extends { id: string }, Key extends QueryKey> {
  t: ((key: string) => string) & ((key: string, values: { count: number; total: string }) => string);
  /** Prefix of the key `shown`, the number of matches, and of the keys of `EmptyList`. */
  noun: string;
  /** The icon of a list without any items. */
  icon: IconName;
  query: UseQueryOptions<TablePage<Row>, Error, TablePage<Row>, Key>;
  url: Pick<TableUrl<object>, 'filters' | 'clearFilters' | 'table' | 'clampPage'>;
  /** Rendered while the first page loads. */
  loading: ReactNode;
  /** Adds the first item. */
  addButton: ReactNode;
  /** Bulk changes of the items, whose cards have a `SelectItem`. */
  bulk?: BulkList;
  /** Renders the items of a page. */
  children: (items: Row[]) => ReactNode;
}

/**
 * A list of cards that the server filters and pages, below its filters: the number of matches, the cards and the page
 * numbers, or the reason why it is empty. The previous page stays visible until the next one has loaded. A failure is
 * thrown to the boundary.
 */
export function PagedCards<Row extends { id: string }, Key extends QueryKey>(
  props: PagedCardsProps<Row, Key>,
) {
  const { t, noun, icon, query, url, loading, addButton, bulk, children } = props;
  const { number } = useFormats();
  const { page, isPending } = useTablePage(query, url);
  const top = useRef<HTMLElement>(null);
  if (!page) return loading;
  const { items, total } = page;
  if (items.length === 0) {
    const { filters, clearFilters } = url;
    return <EmptyList {...{ t, noun, icon, filters }} onClear={clearFilters} action={addButton} />;
  }
  return (
    <Box aria-busy={isPending}>
      <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t(`${noun}.shown`, { count: total, total: number(total) })}
      </Typography>
      <BulkSection bulk={bulk} rows={items} total={total} scope={JSON.stringify(query.queryKey)}>
        {children(items)}
      </BulkSection>
      <TablePages table={url.table} total={total} mt={3} onPageChange={() => top.current?.scrollIntoView()} />
    </Box>
  );
}
