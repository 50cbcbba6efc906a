import type { ContentItem } from '@vitral/contracts/content';
import { useTranslation } from '@vitral/i18n';
import { LoadingCards } from '@vitral/ui';
import { DataTable, useSelection, useTablePage, type ListUrl } from '@vitral/ui/data';
import { useCallback, type ReactNode } from 'react';
import { ContentBulkBar } from './content-bulk-bar.tsx';
import { ContentCard } from './content-card.tsx';
import { useContentColumns } from './content-columns.tsx';
import { ContentMenu, type StartAction } from './content-task.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';
import { ROW_HEIGHT } from './title-cell.tsx';

interface ContentTableProps {
  filters: ContentFilters;
  url: ListUrl;
  empty: ReactNode;
  onStart: StartAction;
}

/** Table of the files that match the filters; the previous rows stay until the next ones are loaded. */
export function ContentTable({ filters, url, empty, onStart }: ContentTableProps) {
  const { t } = useTranslation('mfe-content');
  const { table } = url;
  const query = { ...filters, ...table.query };
  const { page, isPending } = useTablePage(contentQuery(query), url);
  const actions = useCallback(
    (item: ContentItem) => <ContentMenu item={item} onStart={onStart} />,
    [onStart],
  );
  const columns = useContentColumns({ actions });
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
        renderCard={(item) => <ContentCard item={item} actions={actions(item)} />}
        rowHeight={ROW_HEIGHT}
        selection={selection}
        nameOf={({ title }) => title}
        empty={empty}
      />
      {selected.length > 0 && <ContentBulkBar items={selected} selection={selection} />}
    </>
  );
}
