import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TableAddress } from './use-table-address.ts';

interface TablePage<Row> {
  items: Row[];
  total: number;
}

/**
 * The page of a list that the address asks for; that of the last question stays until the next answer is there, and
 * `isPending` says so. Undefined before the first answer; a list that cannot be had at all throws.
 */
export function useTablePage<Row, Key extends QueryKey>(
  query: UseQueryOptions<TablePage<Row>, Error, TablePage<Row>, Key>,
  { keepWithin }: Pick<TableAddress<never>, 'keepWithin'>,
): { page: TablePage<Row> | undefined; isPending: boolean } {
  const { data, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    // A list that is looked at stays when asking for it anew fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  }, [total, keepWithin]);
  return { page: data, isPending: isPlaceholderData };
}
