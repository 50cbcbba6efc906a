import type { ContentItem } from '@vitral/contracts/content';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  DataTable,
  LoadingCards,
  useSelection,
  useTablePage,
  type DataColumn,
  type ListAddress,
} from '@vitral/ui';
import { useMemo, type ReactNode } from 'react';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { ContentBulkBar } from './content-bulk-bar.tsx';
import { ContentCard, VisibleSwitch } from './content-card.tsx';
import { ContentMenu, type StartAction } from './content-task.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';
import { ROW_HEIGHT, TitleCell } from './title-cell.tsx';

interface ContentTableProps {
  filters: ContentFilters;
  url: ListAddress;
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

const RIGHT_ALIGNED = { align: 'right', headerAlign: 'right' } as const;

function useContentColumns(onStart: StartAction) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize, number } = useFormats();
  return useMemo<DataColumn<ContentItem>[]>(
    () => [
      {
        field: 'title',
        headerName: t('content.columns.title'),
        flex: 1,
        minWidth: 250,
        renderCell: ({ row }) => <TitleCell item={row} isRow />,
      },
      {
        field: 'category',
        headerName: t('content.category'),
        width: 125,
        valueFormatter: (category: ContentItem['category']) => t(`category.${category}`),
      },
      {
        field: 'visibility',
        headerName: t('content.visibility'),
        width: 105,
        renderCell: ({ row }) => <VisibilityBadge visibility={row.visibility} />,
      },
      {
        field: 'fileSize',
        headerName: t('content.columns.fileSize'),
        width: 100,
        ...RIGHT_ALIGNED,
        valueFormatter: (bytes: number) => fileSize(bytes),
      },
      {
        field: 'downloadCount',
        headerName: t('content.columns.downloadCount'),
        width: 115,
        ...RIGHT_ALIGNED,
        valueFormatter: (count: number) => number(count),
      },
      {
        field: 'createdAt',
        headerName: t('content.columns.createdAt'),
        width: 130,
        valueFormatter: (instant: string) => date(instant),
      },
      {
        field: 'isVisible',
        sortable: false,
        headerName: t('content.columns.isVisible'),
        width: 80,
        renderCell: ({ row }) => <VisibleSwitch item={row} />,
      },
      {
        field: 'actions',
        sortable: false,
        headerName: t('content.columns.actions'),
        width: 85,
        align: 'center',
        renderCell: ({ row }) => <ContentMenu item={row} onStart={onStart} />,
      },
    ],
    [t, date, fileSize, number, onStart],
  );
}
