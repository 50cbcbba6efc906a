import { useTranslation } from '@vitral/i18n';
import { AddButton, Button, EmptyState, LoadBoundary, LoadingCards, useTableAddress } from '@vitral/ui';
import { useState } from 'react';
import { ContentFilterBar, FILTER_CHOICES, NO_FILTERS } from './content-filters.tsx';
import { ContentTable } from './content-table.tsx';
import { ContentTaskDialog, type ContentTask } from './content-task.tsx';
import type { ContentFilters } from './content.queries.ts';
import { ExportLink } from './export-link.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFetchFailure } from './use-fetch-failure.ts';

const SORTED_BY = [
  'title',
  'type',
  'category',
  'visibility',
  'fileSize',
  'downloadCount',
  'createdAt',
  'updatedAt',
];

/** Search, filters and table of the files that are not in the trash. */
export function ContentBrowser({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-content');
  const [task, setTask] = useState<ContentTask | null>(null);
  const {
    filters: found,
    setFilters,
    ...address
  } = useTableAddress<Record<keyof ContentFilters, string>>({
    filters: NO_FILTERS,
    choices: FILTER_CHOICES,
    sort: { field: 'createdAt', direction: 'desc' },
    sortedBy: SORTED_BY,
  });
  // Only what FILTER_CHOICES allows comes out of the address.
  const filters = found as ContentFilters;
  const isFiltered = Object.values(filters).some(Boolean);
  const empty = isFiltered ? (
    <EmptyState
      title={t('content.noMatchTitle')}
      text={t('content.noMatchText')}
      action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState
      icon="folder"
      title={t('content.emptyTitle')}
      text={t('content.emptyText')}
      action={<AddButton label={t('content.add')} onClick={onAdd} />}
    />
  );

  return (
    <>
      <ContentFilterBar filters={filters} onChange={setFilters} />
      <SortSelect table={address.table} />
      <LoadBoundary failure={useFetchFailure()} loading={<LoadingCards count={5} height={88} />}>
        <ContentTable filters={filters} address={address} empty={empty} onStart={setTask} />
      </LoadBoundary>
      <ExportLink filters={filters} sort={address.table.query.sort} />
      {task && <ContentTaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
