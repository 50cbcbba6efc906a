import { useTranslation } from '@vitral/i18n';
import { AddButton, EmptyList, ExportLink, LoadBoundary, LoadingCards, useTableUrl } from '@vitral/ui';
import { useCallback, useState } from 'react';
import { useDownload } from '../preview/use-download.ts';
import { ContentFilterBar, FILTER_CHOICES, NO_FILTERS } from './content-filters.tsx';
import { ContentTable } from './content-table.tsx';
import { useCopyUrl } from './content-menu.tsx';
import { ContentTaskDialog, type ContentTask, type StartAction } from './content-task.tsx';
import { exportUrl, type ContentFilters } from './content.queries.ts';
import { useFetchErrorText } from './use-fetch-error-text.ts';

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

/** Search, filters and table of the files outside the trash. */
export function ContentBrowser({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-content');
  const { task, start, close } = useContentTask();
  const {
    filters: parsed,
    setFilters,
    ...address
  } = useTableUrl<Record<keyof ContentFilters, string>>({
    filters: NO_FILTERS,
    choices: FILTER_CHOICES,
    sort: { field: 'createdAt', direction: 'desc' },
    sortedBy: SORTED_BY,
  });
  // The URL parser lets only the values in FILTER_CHOICES through.
  const filters = parsed as ContentFilters;
  const empty = (
    <EmptyList
      t={t}
      noun="content"
      icon="folder"
      filters={filters}
      onClear={() => setFilters(NO_FILTERS)}
      action={<AddButton label={t('content.add')} onClick={onAdd} />}
    />
  );

  return (
    <>
      <ContentFilterBar filters={filters} onChange={setFilters} table={address.table} />
      <LoadBoundary failure={useFetchErrorText()} loading={<LoadingCards count={5} height={88} />}>
        <ContentTable filters={filters} address={address} empty={empty} onStart={start} />
      </LoadBoundary>
      <ExportLink label={t('content.export')} address={exportUrl(filters, address.table.query.sort)} />
      {task && <ContentTaskDialog task={task} onClose={close} />}
    </>
  );
}

/** Holds the open dialog; downloads and copies URLs directly, without one. */
function useContentTask() {
  const [task, setTask] = useState<ContentTask | null>(null);
  const download = useDownload();
  const copyUrl = useCopyUrl();
  const start = useCallback<StartAction>(
    (action, item) => {
      if (action === 'download') download(item);
      else if (action === 'copy-url') void copyUrl(item);
      else setTask({ kind: action, item });
    },
    [download, copyUrl],
  );
  return { task, start, close: () => setTask(null) };
}
