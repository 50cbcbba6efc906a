import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { ContentMenu } from './content-menu.tsx';
import type { StartAction } from './content-task.tsx';
import { TitleCell } from './title-cell.tsx';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { VisibleSwitch } from './visible-switch.tsx';

type Column = DataColumn<ContentItem>;

const RIGHT_ALIGNED = { align: 'right', headerAlign: 'right' } as const;

/** Columns of the content table. */
export function useContentColumns(onStart: StartAction): Column[] {
  const { t } = useTranslation('mfe-content');
  const facts = useFactColumns();
  return useMemo<Column[]>(
    () => [
      {
        field: 'title',
        headerName: t('content.columns.title'),
        flex: 1,
        minWidth: 250,
        renderCell: ({ row }) => <TitleCell item={row} isRow />,
      },
      ...facts,
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
    [t, facts, onStart],
  );
}

function useFactColumns(): Column[] {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize, number } = useFormats();
  return useMemo<Column[]>(
    () => [
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
    ],
    [t, date, fileSize, number],
  );
}
