import type { User } from '@vitral/sdk/contracts/users';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useMediaQuery, type Theme } from '@vitral/sdk/ui';
import { column, textColumn, type DataColumn, PagedList, type ListUrl } from '@vitral/sdk/ui/data';
import { useMemo, type ReactNode } from 'react';
import { LastLogin, Person, ROW_HEIGHT, UserCard, UserRole, UserStatusChips } from './user-card.tsx';
import { UserMenu, type StartUserTask } from './user-task.tsx';
import { useUserActions } from './user-actions.ts';
import { usersQuery, type UserFilters } from './users.queries.ts';

interface UsersTableProps {
  filters: UserFilters;
  url: ListUrl;
  empty: ReactNode;
  onStart: StartUserTask;
}

/** Table of the accounts that match the filters; the previous rows stay until the next ones are loaded. */
export function UsersTable({ filters, url, empty, onStart }: UsersTableProps) {
  const { t } = useTranslation('mfe-people');
  const columns = useUserColumns(onStart);

  return (
    <PagedList
      label={t('users.list')}
      query={usersQuery({ ...filters, ...url.table.query })}
      url={url}
      columns={columns}
      renderCard={(user) => <UserCard user={user} onStart={onStart} />}
      rowHeight={ROW_HEIGHT}
      loadingHeight={88}
      empty={empty}
      nameOf={({ name }) => name}
      bulk={{ ...useUserActions(), filters }}
    />
  );
}

/** Columns of the users table; fewer and narrower ones on a small screen, so that the actions stay visible. */
function useUserColumns(onStart: StartUserTask): DataColumn<User>[] {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return useMemo<DataColumn<User>[]>(
    () => [
      column('name', t('users.user'), { flex: 1, minWidth: isNarrow ? 175 : 190, sortable: true }, (row) => (
        <Person user={row} isRow />
      )),
      column('role', t('users.role'), { width: isNarrow ? 125 : 145 }, (row) => <UserRole user={row} />),
      column('lastLogin', t('users.lastLogin'), { width: isNarrow ? 125 : 195, sortable: true }, (row) => (
        <LastLogin user={row} />
      )),
      column('status', t('users.status'), { width: isNarrow ? 120 : 225 }, (row) => (
        <UserStatusChips user={row} />
      )),
      ...(isNarrow
        ? []
        : [
            textColumn<User>('createdAt', t('users.createdAt'), { width: 125, sortable: true }, (row) =>
              date(row.createdAt),
            ),
          ]),
      textColumn<User>(
        'username',
        t('users.fields.username'),
        { width: 150, isExtra: true },
        (row) => row.username,
      ),
      textColumn<User>(
        'email',
        t('users.fields.email'),
        { width: 220, isExtra: true },
        ({ email }) => email ?? '',
      ),
      column('actions', t('users.actions'), { width: 100, align: 'center' }, (row) => (
        <UserMenu user={row} onStart={onStart} />
      )),
    ],
    [t, date, isNarrow, onStart],
  );
}
