import { useTranslation } from '@vitral/i18n';
import {
  AddButton,
  Button,
  EmptyState,
  ExportLink,
  LoadBoundary,
  LoadingCards,
  useTableAddress,
} from '@vitral/ui';
import { useCallback, useState } from 'react';
import { useDownload } from '../preview/use-download.ts';
import { ContentFilterBar, FILTER_CHOICES, NO_FILTERS } from './content-filters.tsx';
import { ContentTable } from './content-table.tsx';
import { useCopyAddress } from './content-menu.tsx';
import { ContentTaskDialog, type ContentTask, type StartAction } from './content-task.tsx';
import { exportAddress, type ContentFilters } from './content.queries.ts';
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
  const { task, start, close } = useContentTask();
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
      <ContentFilterBar filters={filters} onChange={setFilters} table={address.table} />
      <LoadBoundary failure={useFetchFailure()} loading={<LoadingCards count={5} height={88} />}>
        <ContentTable filters={filters} address={address} empty={empty} onStart={start} />
      </LoadBoundary>
      <ExportLink label={t('content.export')} address={exportAddress(filters, address.table.query.sort)} />
      {task && <ContentTaskDialog task={task} onClose={close} />}
    </>
  );
}

/** What is open over the table, and what is done at once. */
function useContentTask() {
  const [task, setTask] = useState<ContentTask | null>(null);
  const download = useDownload();
  const copyAddress = useCopyAddress();
  const start = useCallback<StartAction>(
    (action, item) => {
      if (action === 'download') download(item);
      else if (action === 'copy-address') void copyAddress(item);
      else setTask({ kind: action, item });
    },
    [download, copyAddress],
  );
  return { task, start, close: () => setTask(null) };
}
