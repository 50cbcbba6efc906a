import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useSelection, useTablePage, type TableUrl } from '@vitral/ui';
import type { ReactNode } from 'react';
import { ContentBulkBar } from './content-bulk-bar.tsx';
import { ContentCard } from './content-card.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';
import type { StartAction } from './content-task.tsx';
import { ROW_HEIGHT } from './title-cell.tsx';
import { useContentColumns } from './use-content-columns.tsx';

interface ContentTableProps {
  filters: ContentFilters;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  onStart: StartAction;
}

/** Table of the files that match the filters; the previous rows stay until the next ones are loaded. */
export function ContentTable({ filters, address, empty, onStart }: ContentTableProps) {
  const { t } = useTranslation('mfe-content');
  const { table } = address;
  const query = { ...filters, ...table.query };
  const { page, isPending } = useTablePage(contentQuery(query), address);
  const columns = useContentColumns(onStart);
  const selection = useSelection(JSON.stringify(query));

  if (!page) return <LoadingCards count={5} height={88} />;
  const selected = page.items.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <DataTable
        label={t('content.list')}
        rows={page.items}
        total={page.total}
        columns={columns}
        table={{ ...table, isPending }}
        renderCard={(item) => <ContentCard item={item} onStart={onStart} />}
        rowHeight={ROW_HEIGHT}
        selection={selection}
        nameOf={({ title }) => title}
        empty={empty}
      />
      {selected.length > 0 && <ContentBulkBar items={selected} selection={selection} />}
    </>
  );
}
