import type { ContentItem } from '@vitral/contracts/content';
import { useFormats, useTranslation } from '@vitral/i18n';
import { LoadingCards } from '@vitral/ui';
import {
  column,
  textColumn,
  DataTable,
  useSelection,
  useTablePage,
  type DataColumn,
  type ListUrl,
} from '@vitral/ui/data';
import { useMemo, type ReactNode } from 'react';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { ContentBulkBar } from './content-bulk-bar.tsx';
import { ContentCard, VisibleSwitch } from './content-card.tsx';
import { ContentMenu, type StartAction } from './content-task.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';
import { ROW_HEIGHT, TitleCell } from './title-cell.tsx';

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

const FIGURES = { align: 'right', headerAlign: 'right', sortable: true } as const;

function useContentColumns(onStart: StartAction) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize, number } = useFormats();
  return useMemo<DataColumn<ContentItem>[]>(
    () => [
      column('title', t('content.columns.title'), { flex: 1, minWidth: 250, sortable: true }, (row) => (
        <TitleCell item={row} isRow />
      )),
      textColumn('category', t('content.category'), { width: 125, sortable: true }, ({ category }) =>
        t(`category.${category}`),
      ),
      column('visibility', t('content.visibility'), { width: 105, sortable: true }, ({ visibility }) => (
        <VisibilityBadge visibility={visibility} />
      )),
      textColumn('fileSize', t('content.columns.fileSize'), { width: 100, ...FIGURES }, (row) =>
        fileSize(row.fileSize),
      ),
      textColumn('downloadCount', t('content.columns.downloadCount'), { width: 115, ...FIGURES }, (row) =>
        number(row.downloadCount),
      ),
      textColumn('createdAt', t('content.columns.createdAt'), { width: 130, sortable: true }, (row) =>
        date(row.createdAt),
      ),
      column('isVisible', t('content.columns.isVisible'), { width: 80 }, (row) => (
        <VisibleSwitch item={row} />
      )),
      column('actions', t('content.columns.actions'), { width: 85, align: 'center' }, (row) => (
        <ContentMenu item={row} onStart={onStart} />
      )),
    ],
    [t, date, fileSize, number, onStart],
  );
}
