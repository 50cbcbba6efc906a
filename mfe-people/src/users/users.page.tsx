import { useQuery } from '@tanstack/react-query';
import { ROLES } from '@vitral/sdk/contracts/access';
import { NEW_ITEM } from '@vitral/sdk/contracts/item-urls';
import { USER_STATES } from '@vitral/sdk/contracts/users';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import {
  Button,
  Alert,
  EmptyList,
  LoadBoundary,
  LoadingCards,
  PageHeader,
  SideSheet,
  PageStats,
} from '@vitral/sdk/ui';
import {
  AddButton,
  gridQueries,
  ExportLink,
  readTableUrl,
  useTableUrl,
  type TableState,
  type TableUrlOptions,
  SavedViews,
} from '@vitral/sdk/ui/data';
import {
  FilterBar,
  ImportButton,
  OpenItem,
  SearchField,
  SelectField,
  TrashButton,
  useItemAddress,
  type ItemAddress,
} from '@vitral/sdk/ui/forms';
import { startTransition, useCallback, useState } from 'react';
import { AddUserDialog, EditUserDialog } from './user-dialogs.tsx';
import { UserTaskDialog, type StartUserTask, type UserTask } from './user-task.tsx';
import { UsersTable } from './users-table.tsx';
import { fetchUser, USERS, usersQuery, userStatsQuery, type UserFilters } from './users.queries.ts';

const NO_FILTERS: UserFilters = { q: '', role: '', state: '' };

/** Allowed values of each filter; the search is free text. */
const CHOICES = { role: ROLES, state: USER_STATES };

const TABLE: TableUrlOptions<UserFilters> = {
  list: 'users',
  filters: NO_FILTERS,
  choices: CHOICES,
  sort: { field: 'name', direction: 'asc' },
  sortedBy: ['name', 'lastLogin', 'createdAt'],
};

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [userStatsQuery, usersQuery({ ...filters, ...query }), ...gridQueries()];
}

/** /admin/users: the accounts with access to the console. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const address = useItemAddress();
  const { open } = address;
  const [task, setTask] = useState<UserTask | null>(null);
  const start = useCallback<StartUserTask>(
    (kind, user) => (kind === 'edit' ? open(user.id) : startTransition(() => setTask({ kind, user }))),
    [open],
  );
  const { filters, setFilters, ...url } = useTableUrl(TABLE);
  const addButton = <AddButton label={t('users.add')} onClick={() => open(NEW_ITEM)} />;

  return (
    <>
      <PageHeader
        title={t('users.title')}
        description={t('users.description')}
        actions={
          <>
            <TrashButton noun={USERS} />
            <ImportButton noun="users" reload={USERS.reload} />
            {addButton}
          </>
        }
      />
      <UserStats
        isShowingAwaiting={filters.state === 'awaiting-approval'}
        onShowAwaiting={() => setFilters({ ...NO_FILTERS, state: 'awaiting-approval' })}
      />
      <SavedViews of={TABLE} />
      <UserFilterBar filters={filters} onChange={setFilters} table={url.table} />
      <LoadBoundary failure={t('users.fetchFailed')} loading={<LoadingCards count={5} height={88} />}>
        <UsersTable
          filters={filters}
          url={url}
          onStart={start}
          empty={
            <EmptyList
              t={t}
              noun="users"
              icon="manage_accounts"
              noMatchIcon="manage_accounts"
              filters={filters}
              onClear={() => setFilters(NO_FILTERS)}
              action={addButton}
            />
          }
        />
      </LoadBoundary>
      <ExportLink
        label={t('users.export')}
        path="/admin/users"
        query={{ ...filters, sort: url.table.query.sort }}
      />
      {task && <UserTaskDialog task={task} onClose={() => setTask(null)} />}
      <OpenUser address={address} />
    </>
  );
}

/** The account in the URL, or the form for a new one. */
function OpenUser({ address }: { address: ItemAddress }) {
  const { t } = useTranslation('mfe-people');
  const { isNew, close } = address;
  if (isNew)
    return (
      <SideSheet>
        <AddUserDialog onClose={close} />
      </SideSheet>
    );
  return (
    <OpenItem address={address} title={t('users.editTitle')} listedBelow={LISTED} fetch={fetchUser}>
      {(user) => <EditUserDialog user={user} onClose={close} />}
    </OpenItem>
  );
}

const LISTED = [['users', 'list']];

interface UserStatsProps {
  /** True if the list is already filtered to accounts awaiting approval. */
  isShowingAwaiting: boolean;
  onShowAwaiting: () => void;
}

/** Figures, each a dash until it is loaded, and an alert while accounts await approval. */
function UserStats({ isShowingAwaiting, onShowAwaiting }: UserStatsProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { data } = useQuery(userStatsQuery);
  const figure = (name: 'total' | 'active' | 'admins') => (data ? number(data[name]) : null);
  return (
    <>
      <PageStats
        stats={[
          { label: t('users.total'), value: figure('total'), icon: 'groups' },
          { label: t('users.active'), value: figure('active'), icon: 'check_circle' },
          { label: t('users.admins'), value: figure('admins'), icon: 'admin_panel_settings' },
        ]}
      />
      {data !== undefined && data.awaitingApproval > 0 && (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            !isShowingAwaiting && (
              <Button color="inherit" size="small" onClick={onShowAwaiting}>
                {t('users.showAwaiting')}
              </Button>
            )
          }
        >
          {t('users.awaiting', { count: data.awaitingApproval })}
        </Alert>
      )}
    </>
  );
}

const SORTS = ['name', '-name', '-lastLogin', 'lastLogin', '-createdAt', 'createdAt'];

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (changes: Partial<UserFilters>) => void;
  table: TableState;
}

function UserFilterBar({ filters, onChange, table }: UserFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  const select = (name: keyof typeof CHOICES, prefix: string) => (
    <SelectField
      label={t(`users.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`users.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`${prefix}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('users.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('role', 'role')}
      {select('state', 'users.state')}
      <SelectField
        label={t('users.sort')}
        value={table.query.sort ?? ''}
        choices={SORTS.map((value) => ({ value, label: t(`users.sort.${value}`) }))}
        onChange={(sort) =>
          table.setSort({ field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' })
        }
      />
    </FilterBar>
  );
}
