import { ROLES, USER_STATES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { type TableState } from '@vitral/ui';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import type { UserFilters } from './users.queries.ts';

export const NO_FILTERS: UserFilters = { q: '', role: '', state: '' };

/** Allowed values of each filter; the search is free text. */
export const FILTER_CHOICES = { role: ROLES, state: USER_STATES } as const;

const SORTS = ['name', '-name', '-lastLogin', 'lastLogin', '-createdAt', 'createdAt'] as const;
export const SORTED_BY = ['name', 'lastLogin', 'createdAt'];

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (changes: Partial<UserFilters>) => void;
  table: TableState;
}

export function UserFilterBar({ filters, onChange, table }: UserFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }));
  const states = USER_STATES.map((value) => ({ value, label: t(`users.state.${value}`) }));
  const sortBy = (sort: string) =>
    table.setSort({ field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' });
  return (
    <FilterBar>
      <SearchField label={t('users.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('users.roleFilter')}
        value={filters.role}
        choices={[{ value: '', label: t('users.anyRole') }, ...roles]}
        onChange={(role) => onChange({ role: role as UserFilters['role'] })}
      />
      <SelectField
        label={t('users.stateFilter')}
        value={filters.state}
        choices={[{ value: '', label: t('users.anyState') }, ...states]}
        onChange={(state) => onChange({ state: state as UserFilters['state'] })}
      />
      <SelectField
        label={t('users.sort')}
        value={table.query.sort ?? ''}
        choices={SORTS.map((value) => ({ value, label: t(`users.sort.${value}`) }))}
        onChange={sortBy}
      />
    </FilterBar>
  );
}
