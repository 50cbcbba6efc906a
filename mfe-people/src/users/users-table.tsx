import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, type TableAddress } from '@vitral/ui';
import { useEffect, type ReactNode } from 'react';
import { UserCard } from './user-card.tsx';
import { ROW_HEIGHT } from './user-facts.tsx';
import type { StartUserTask } from './user-task.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { usersQuery, type UserFilters } from './users.queries.ts';

interface UsersTableProps {
  filters: UserFilters;
  address: Pick<TableAddress<never>, 'table' | 'keepWithin'>;
  /** Shown when there is nobody to list. */
  empty: ReactNode;
  onStart: StartUserTask;
}

/** The people who pass the filters; those of the last question stay until the next answer is there. */
export function UsersTable({ filters, address, empty, onStart }: UsersTableProps) {
  const { t } = useTranslation('mfe-people');
  const { table, keepWithin } = address;
  const { data, isPlaceholderData } = useQuery({
    ...usersQuery({ ...filters, ...table.query }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  const columns = useUserColumns(onStart);
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  }, [total, keepWithin]);

  if (!data) return <LoadingCards count={5} height={88} />;
  return (
    <DataTable
      label={t('users.list')}
      rows={data.items}
      total={data.total}
      columns={columns}
      table={{ ...table, isPending: isPlaceholderData }}
      renderCard={(user) => <UserCard user={user} onStart={onStart} />}
      rowHeight={ROW_HEIGHT}
      empty={empty}
    />
  );
}
