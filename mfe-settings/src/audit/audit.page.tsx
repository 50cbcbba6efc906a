import { useTranslation } from '@vitral/i18n';
import { FilterBar, LoadBoundary, LoadingCards, PageHeader, SearchField, useTableState } from '@vitral/ui';
import { useState } from 'react';
import { AuditTable } from './audit-table.tsx';

/** /admin/audit: who did what to which item, and when. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const table = useTableState();
  const [q, setSearch] = useState('');
  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.description')} />
      <FilterBar>
        <SearchField
          label={t('audit.search')}
          value={q}
          onChange={(next) => table.refilter(() => setSearch(next))}
        />
      </FilterBar>
      <LoadBoundary failure={t('audit.fetchFailed')} loading={<LoadingCards count={5} height={72} />}>
        <AuditTable q={q} table={table} />
      </LoadBoundary>
    </>
  );
}
