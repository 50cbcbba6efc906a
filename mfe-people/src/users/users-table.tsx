import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useTablePage, type TableUrl } from '@vitral/ui';
import type { ReactNode } from 'react';
import { UserCard } from './user-card.tsx';
import { ROW_HEIGHT } from './user-facts.tsx';
import type { StartUserTask } from './user-task.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { usersQuery, type UserFilters } from './users.queries.ts';

interface UsersTableProps {
  filters: UserFilters;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  /** Shown if no account matches. */
  empty: ReactNode;
  onStart: StartUserTask;
}

/** Table of the accounts that match the filters; the previous rows stay until the next ones are loaded. */
export function UsersTable({ filters, address, empty, onStart }: UsersTableProps) {
  const { t } = useTranslation('mfe-people');
  const { table } = address;
  const { page, isPending } = useTablePage(usersQuery({ ...filters, ...table.query }), address);
  const columns = useUserColumns(onStart);

  if (!page) return <LoadingCards count={5} height={88} />;
  return (
    <DataTable
      label={t('users.list')}
      rows={page.items}
      total={page.total}
      columns={columns}
      table={{ ...table, isPending }}
      renderCard={(user) => <UserCard user={user} onStart={onStart} />}
      rowHeight={ROW_HEIGHT}
      empty={empty}
    />
  );
}
