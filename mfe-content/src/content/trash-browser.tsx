import type { ContentItem } from '@vitral/sdk/contracts/content';
import { TRASH_DAYS } from '@vitral/sdk/contracts/trash';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog, EmptyState, LoadBoundary, LoadingCards, NoMatch, Typography } from '@vitral/sdk/ui';
import {
  BulkButton,
  BulkFrame,
  DataTable,
  ListColumns,
  type ListUrl,
  useSelection,
  useTablePage,
  useTableUrl,
} from '@vitral/sdk/ui/data';
import { FilterBar, SearchField } from '@vitral/sdk/ui/forms';
import { useState, type ReactNode } from 'react';
import { contentQuery, useDeletePermanently, useFetchErrorText } from './content.queries.ts';
import { ROW_HEIGHT } from './title-cell.tsx';
import { TrashCard, useTrashColumns } from './trash-row.tsx';
import { useBulkChange } from './use-bulk-change.ts';

export function TrashBrowser() {
  const { t } = useTranslation('mfe-content');
  const { filters, setFilters, ...url } = useTableUrl({
    list: 'content-trash',
    filters: { q: '' },
    sort: { field: 'updatedAt', direction: 'desc' },
    sortedBy: ['title', 'category', 'fileSize', 'updatedAt'],
  });
  const empty = filters.q ? (
    <NoMatch
      title={t('content.noMatchTitle')}
      text={t('content.noMatchText')}
      onClear={() => setFilters({ q: '' })}
    />
  ) : (
    <EmptyState
      icon="delete"
      title={t('content.trash.emptyTitle')}
      text={t('content.trash.emptyText', { days: TRASH_DAYS })}
    />
  );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('content.trash.description', { days: TRASH_DAYS })}
      </Typography>
      <FilterBar>
        <SearchField
          label={t('content.trash.search')}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
      </FilterBar>
      <LoadBoundary failure={useFetchErrorText()} loading={<LoadingCards count={5} height={88} />}>
        <TrashTable q={filters.q} url={url} empty={empty} />
      </LoadBoundary>
    </>
  );
}

interface TrashTableProps {
  q: string;
  url: ListUrl;
  empty: ReactNode;
}

function TrashTable({ q, url, empty }: TrashTableProps) {
  const { t } = useTranslation('mfe-content');
  const { table } = url;
  const query = { q, trashed: true, ...table.query };
  const { page, isPending } = useTablePage(contentQuery(query), url);
  const [deleting, setDeleting] = useState<ContentItem | null>(null);
  const columns = useTrashColumns(setDeleting);
  const selection = useSelection(JSON.stringify(query));
  const bulk = useBulkChange(page?.items ?? []);
  const deletion = useDeletePermanently();

  if (!page) return <LoadingCards count={5} height={88} />;
  const ids = page.items.map(({ id }) => id).filter((id) => selection.ids.has(id));
  return (
    <>
      <ListColumns list="content-trash" />
      <DataTable
        label={t('content.trash.list')}
        rows={page.items}
        total={page.total}
        columns={columns}
        table={{ ...table, isPending }}
        renderCard={(item) => <TrashCard item={item} onDelete={setDeleting} />}
        rowHeight={ROW_HEIGHT}
        selection={selection}
        nameOf={({ title }) => title}
        empty={empty}
      />
      {ids.length > 0 && (
        <BulkFrame
          label={t('content.bulk.bar')}
          selected={t('content.bulk.selected', { count: ids.length })}
          onClear={selection.clear}
        >
          <BulkButton
            icon="restore"
            label={t('content.bulk.restore')}
            isPending={bulk.isPending}
            onClick={() => bulk.mutate({ action: 'restore', ids }, { onSuccess: selection.clear })}
          />
        </BulkFrame>
      )}
      {deleting && (
        <ConfirmDialog
          open
          title={t('content.deleteForGoodTitle')}
          text={t('content.deleteForGoodText', { title: deleting.title })}
          confirmLabel={t('content.deleteForGood')}
          isDestructive
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(deleting, { onSettled: () => setDeleting(null) })}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}
