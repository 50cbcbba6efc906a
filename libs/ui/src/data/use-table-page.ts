import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TableUrl } from './use-table-url.ts';

interface TablePage<Row> {
  items: Row[];
  total: number;
}

/**
 * Fetches a page of a list. The previous page stays until the next response, with `isPending` true. `page` is undefined before the
 * first response; without any response an error is thrown to the boundary.
 */
export function useTablePage<Row, Key extends QueryKey>(
  query: UseQueryOptions<TablePage<Row>, Error, TablePage<Row>, Key>,
  { clampPage }: Pick<TableUrl<never>, 'clampPage'>,
): { page: TablePage<Row> | undefined; isPending: boolean } {
  const { data, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    // A list on screen stays when reloading it fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) clampPage(total);
  }, [total, clampPage]);
  return { page: data, isPending: isPlaceholderData };
}
