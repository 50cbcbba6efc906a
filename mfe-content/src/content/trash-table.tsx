import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useSelection, type TableAddress } from '@vitral/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { BulkBar, BulkButton } from './bulk-bar.tsx';
import { contentQuery } from './content.queries.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { ROW_HEIGHT } from './title-cell.tsx';
import { TrashCard } from './trash-card.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useTrashColumns } from './use-trash-columns.tsx';

interface TrashTableProps {
  q: string;
  address: Pick<TableAddress<never>, 'table' | 'keepWithin'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
}

export function TrashTable({ q, address: { table, keepWithin }, empty }: TrashTableProps) {
  const { t } = useTranslation('mfe-content');
  const query = { q, trashed: true, ...table.query };
  const { data, isPlaceholderData } = useQuery({
    ...contentQuery(query),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  const [doomed, setDoomed] = useState<ContentItem | null>(null);
  const columns = useTrashColumns(setDoomed);
  const selection = useSelection(JSON.stringify(query));
  const bulk = useBulkChange(data?.items ?? []);
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  }, [total, keepWithin]);

  if (!data) return <LoadingCards count={5} height={88} />;
  const ids = data.items.map(({ id }) => id).filter((id) => selection.ids.has(id));
  return (
    <>
      <DataTable
        label={t('content.trash.list')}
        rows={data.items}
        total={data.total}
        columns={columns}
        table={{ ...table, isPending: isPlaceholderData }}
        renderCard={(item) => <TrashCard item={item} onDelete={setDoomed} />}
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
      {doomed && <DeleteForGoodDialog item={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
