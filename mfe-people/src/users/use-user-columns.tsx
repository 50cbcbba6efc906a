import type { User } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { RoleBadge, useMediaQuery, type DataColumn, type Theme } from '@vitral/ui';
import { useMemo } from 'react';
import { LastLogin, Person, UserStatusChips } from './user-facts.tsx';
import { UserMenu } from './user-menu.tsx';
import type { StartUserTask } from './user-task.tsx';

/** Columns of the users table; fewer and narrower ones on a small screen, so that the actions stay visible. */
export function useUserColumns(onStart: StartUserTask): DataColumn<User>[] {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return useMemo<DataColumn<User>[]>(
    () => [
      {
        field: 'name',
        headerName: t('users.user'),
        flex: 1,
        minWidth: 190,
        renderCell: ({ row }) => <Person user={row} isRow />,
      },
      {
        field: 'role',
        headerName: t('users.role'),
        width: 145,
        sortable: false,
        renderCell: ({ row }) => <RoleBadge role={row.role} />,
      },
      {
        field: 'lastLogin',
        headerName: t('users.lastLogin'),
        width: isNarrow ? 130 : 195,
        renderCell: ({ row }) => <LastLogin user={row} />,
      },
      {
        field: 'status',
        headerName: t('users.status'),
        width: isNarrow ? 130 : 225,
        sortable: false,
        renderCell: ({ row }) => <UserStatusChips user={row} />,
      },
      ...(isNarrow
        ? []
        : [
            {
              field: 'createdAt',
              headerName: t('users.createdAt'),
              width: 125,
              valueFormatter: (instant: string) => date(instant),
            },
          ]),
      {
        field: 'actions',
        headerName: t('users.actions'),
        width: 85,
        align: 'center',
        sortable: false,
        renderCell: ({ row }) => <UserMenu user={row} onStart={onStart} />,
      },
    ],
    [t, date, isNarrow, onStart],
  );
}
