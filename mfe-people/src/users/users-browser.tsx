import { useTranslation } from '@vitral/i18n';
import { AddButton, EmptyList, ExportLink, LoadBoundary, LoadingCards, useTableUrl } from '@vitral/ui';
import { useCallback, useState } from 'react';
import { FILTER_CHOICES, NO_FILTERS, SORTED_BY, UserFilterBar } from './user-filter-bar.tsx';
import { UserStats } from './user-stats.tsx';
import { UserTaskDialog, type StartUserTask, type UserTask } from './user-task.tsx';
import { UsersTable } from './users-table.tsx';
import { exportUrl, type UserFilters } from './users.queries.ts';

/** Figures, search, filters and table of the accounts. */
export function UsersBrowser({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-people');
  const [task, setTask] = useState<UserTask | null>(null);
  const start = useCallback<StartUserTask>((kind, user) => setTask({ kind, user }), []);
  const {
    filters: parsed,
    setFilters,
    ...address
  } = useTableUrl<Record<keyof UserFilters, string>>({
    filters: { ...NO_FILTERS },
    choices: FILTER_CHOICES,
    sort: { field: 'name', direction: 'asc' },
    sortedBy: SORTED_BY,
  });
  // The URL parser lets only the values in FILTER_CHOICES through.
  const filters = parsed as UserFilters;

  return (
    <>
      <UserStats
        isShowingAwaiting={filters.state === 'awaiting-approval'}
        onShowAwaiting={() => setFilters({ ...NO_FILTERS, state: 'awaiting-approval' })}
      />
      <UserFilterBar filters={filters} onChange={setFilters} table={address.table} />
      <LoadBoundary failure={t('users.fetchFailed')} loading={<LoadingCards count={5} height={88} />}>
        <UsersTable
          filters={filters}
          address={address}
          onStart={start}
          empty={
            <EmptyList
              t={t}
              noun="users"
              icon="manage_accounts"
              noMatchIcon="manage_accounts"
              filters={filters}
              onClear={() => setFilters(NO_FILTERS)}
              action={<AddButton label={t('users.add')} onClick={onAdd} />}
            />
          }
        />
      </LoadBoundary>
      <ExportLink label={t('users.export')} address={exportUrl(filters, address.table.query.sort)} />
      {task && <UserTaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
