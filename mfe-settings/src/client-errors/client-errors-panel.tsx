import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, useTableState } from '@vitral/ui';
import { FilterBar, SearchField } from '@vitral/ui/forms';
import { useState } from 'react';
import { DebugCard } from '../shared/debug-card.tsx';
import { ClientErrorList } from './client-error-list.tsx';

const ROWS = 10;

/** Errors reported by the browsers of visitors and staff. */
export function ClientErrorsPanel() {
  const { t } = useTranslation('mfe-settings');
  const table = useTableState({ pageSize: ROWS });
  const [q, setSearch] = useState('');
  return (
    <DebugCard title={t('client-errors.title')}>
      <FilterBar>
        <SearchField
          label={t('client-errors.search')}
          value={q}
          onChange={(next) => table.refilter(() => setSearch(next))}
        />
      </FilterBar>
      <LoadBoundary failure={t('client-errors.fetchFailed')} loading={<LoadingCards count={3} height={88} />}>
        <ClientErrorList q={q} table={table} />
      </LoadBoundary>
    </DebugCard>
  );
}
