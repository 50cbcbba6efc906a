import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { DaysLeftBadge } from './days-left-badge.tsx';
import { TitleCell } from './title-cell.tsx';
import { TrashActions } from './trash-actions.tsx';

/** Columns of the trash. */
export function useTrashColumns(onDelete: (item: ContentItem) => void): DataColumn<ContentItem>[] {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
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
        width: 140,
        valueFormatter: (category: ContentItem['category']) => t(`category.${category}`),
      },
      {
        field: 'fileSize',
        headerName: t('content.columns.fileSize'),
        width: 110,
        align: 'right',
        headerAlign: 'right',
        valueFormatter: (bytes: number) => fileSize(bytes),
      },
      {
        field: 'deletedAt',
        sortable: false,
        headerName: t('content.columns.deletedAt'),
        width: 130,
        valueFormatter: (instant: string | null) => (instant ? date(instant) : '—'),
      },
      {
        field: 'daysLeft',
        sortable: false,
        headerName: t('content.columns.daysLeft'),
        width: 150,
        renderCell: ({ row }) => <DaysLeftBadge item={row} />,
      },
      {
        field: 'actions',
        sortable: false,
        headerName: t('content.columns.actions'),
        width: 190,
        renderCell: ({ row }) => <TrashActions item={row} onDelete={onDelete} />,
      },
    ],
    [t, date, fileSize, onDelete],
  );
}
