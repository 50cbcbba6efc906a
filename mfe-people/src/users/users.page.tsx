import { useSuspenseQuery } from '@tanstack/react-query';
import { ROLES, type Role } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  FilterBar,
  LoadBoundary,
  PageBodySkeleton,
  PageHeader,
  SearchField,
  SelectField,
  StatCards,
  useTableState,
} from '@vitral/ui';
import { useState } from 'react';
import { UsersTable } from './users-table.tsx';
import { userCountsQuery } from './users.queries.ts';

export function Component() {
  const { t } = useTranslation('mfe-people');
  return (
    <>
      <PageHeader title={t('users.title')} description={t('users.description')} />
      <LoadBoundary failure={t('users.fetchFailed')} loading={<PageBodySkeleton stats={3} cards={4} />}>
        <UserCounts />
        <Users />
      </LoadBoundary>
    </>
  );
}

function UserCounts() {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { total, active, admins } = useSuspenseQuery(userCountsQuery).data;
  return (
    <StatCards
      stats={[
        { label: t('users.total'), value: number(total), icon: 'groups' },
        { label: t('users.active'), value: active === null ? null : number(active), icon: 'check_circle' },
        { label: t('users.admins'), value: number(admins), icon: 'admin_panel_settings' },
      ]}
    />
  );
}

function Users() {
  const { t } = useTranslation('mfe-people');
  const table = useTableState({ sort: { field: 'name', direction: 'asc' } });
  const [q, setSearch] = useState('');
  const [role, setRole] = useState<Role | ''>('');
  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }));

  return (
    <>
      <FilterBar>
        <SearchField
          label={t('users.search')}
          value={q}
          onChange={(next) => table.refilter(() => setSearch(next))}
        />
        <SelectField
          label={t('users.roleFilter')}
          value={role}
          choices={[{ value: '', label: t('users.anyRole') }, ...roles]}
          onChange={(next) => table.refilter(() => setRole(next as Role | ''))}
        />
      </FilterBar>
      <UsersTable table={table} q={q} role={role} />
    </>
  );
}
