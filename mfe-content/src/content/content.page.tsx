import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader, useTableState } from '@vitral/ui';
import { useState } from 'react';
import { ContentFilterBar } from './content-filters.tsx';
import { ContentStats } from './content-stats.tsx';
import { ContentTable } from './content-table.tsx';
import type { ContentFilters } from './content.queries.ts';

/** /admin/content: every uploaded file. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const table = useTableState({ sort: { field: 'createdAt', direction: 'desc' } });
  const [chosen, setChosen] = useState<ContentFilters>({});
  const [applied, setApplied] = useState<ContentFilters>({});

  const choose = (filters: ContentFilters) => {
    setChosen(filters);
    table.refilter(() => setApplied(filters));
  };
  return (
    <>
      <PageHeader title={t('content.title')} description={t('content.description')} />
      <ContentStats />
      <ContentFilterBar filters={chosen} onChange={choose} />
      <LoadBoundary failure={t('content.fetchFailed')} loading={<LoadingCards count={5} height={88} />}>
        <ContentTable filters={applied} table={table} />
      </LoadBoundary>
    </>
  );
}
