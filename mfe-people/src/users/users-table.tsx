import { useSuspenseQuery } from '@tanstack/react-query';
import type { Role, User } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Chip,
  DataTable,
  EmptyState,
  RoleBadge,
  Stack,
  Typography,
  type DataColumn,
  type TableState,
} from '@vitral/ui';
import { usersQuery } from './users.queries.ts';

interface UsersTableProps {
  table: TableState;
  q: string;
  role: Role | '';
}

export function UsersTable({ table, q, role }: UsersTableProps) {
  const { t } = useTranslation('mfe-people');
  const { items, total } = useSuspenseQuery(usersQuery({ ...table.query, q, role })).data;
  const columns: DataColumn<User>[] = [
    {
      field: 'name',
      headerName: t('users.user'),
      flex: 2,
      minWidth: 220,
      renderCell: ({ row }) => <Person user={row} />,
    },
    {
      field: 'role',
      headerName: t('users.role'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <RoleBadge role={row.role} />,
    },
    {
      field: 'lastLogin',
      headerName: t('users.lastLogin'),
      flex: 1,
      minWidth: 180,
      renderCell: ({ row }) => <LastLogin user={row} />,
    },
    {
      field: 'status',
      headerName: t('users.status'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <Status user={row} />,
    },
  ];

  return (
    <DataTable
      label={t('users.list')}
      rows={items}
      total={total}
      columns={columns}
      table={table}
      empty={
        <EmptyState icon="manage_accounts" title={t('users.noMatchTitle')} text={t('users.noMatchText')} />
      }
      renderCard={(user) => <UserCard user={user} />}
    />
  );
}

function UserCard({ user }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack spacing={1}>
      <Person user={user} />
      <Stack direction="row" spacing={1}>
        <RoleBadge role={user.role} />
        <Status user={user} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('users.lastLogin')}: <LastLogin user={user} />
      </Typography>
    </Stack>
  );
}

function Person({ user }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email ?? t('users.noEmail')}
      </Typography>
    </Stack>
  );
}

function LastLogin({ user: { lastLogin } }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return lastLogin ? <time dateTime={lastLogin}>{dateTime(lastLogin)}</time> : t('time.never');
}

function Status({ user }: { user: User }) {
  const { t } = useTranslation('mfe-people');
  if (!user.isEnabled) return <Chip size="small" variant="outlined" label={t('users.disabled')} />;
  const isActive = user.status === 'active';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isActive ? 'success' : 'default'}
      label={t(`status.${user.status}`)}
    />
  );
}
