import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useSelection, useTablePage, type TableUrl } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { BulkBar, BulkButton } from './bulk-bar.tsx';
import { contentQuery } from './content.queries.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { ROW_HEIGHT } from './title-cell.tsx';
import { TrashCard } from './trash-card.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useTrashColumns } from './use-trash-columns.tsx';

interface TrashTableProps {
  q: string;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
}

export function TrashTable({ q, address, empty }: TrashTableProps) {
  const { t } = useTranslation('mfe-content');
  const { table } = address;
  const query = { q, trashed: true, ...table.query };
  const { page, isPending } = useTablePage(contentQuery(query), address);
  const [deleting, setDeleting] = useState<ContentItem | null>(null);
  const columns = useTrashColumns(setDeleting);
  const selection = useSelection(JSON.stringify(query));
  const bulk = useBulkChange(page?.items ?? []);

  if (!page) return <LoadingCards count={5} height={88} />;
  const ids = page.items.map(({ id }) => id).filter((id) => selection.ids.has(id));
  return (
    <>
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
        <BulkBar count={ids.length} onClear={selection.clear}>
          <BulkButton
            icon="restore"
            label={t('content.bulk.restore')}
            isPending={bulk.isPending}
            onClick={() => bulk.mutate({ action: 'restore', ids }, { onSuccess: selection.clear })}
          />
        </BulkBar>
      )}
      {deleting && <DeleteForGoodDialog item={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
