import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography, type DataColumn } from '@vitral/ui';
import { DownloadLink } from './download-link.tsx';
import { excerpt } from './excerpt.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

/** Specification, section 9. */
export const DESCRIPTION_LENGTH = 50;

/** The columns of the content table; the API sorts by three of them, by downloads from the most only. */
export function useContentColumns(): DataColumn<ContentItem>[] {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize, number } = useFormats();
  return [
    {
      field: 'title',
      headerName: t('content.columns.title'),
      flex: 1,
      minWidth: 240,
      renderCell: ({ row }) => <TitleCell item={row} />,
    },
    {
      field: 'type',
      sortable: false,
      headerName: t('content.columns.type'),
      width: 120,
      valueFormatter: (type: ContentItem['type']) => t(`type.${type}`),
    },
    {
      field: 'category',
      sortable: false,
      headerName: t('content.category'),
      width: 130,
      valueFormatter: (category: ContentItem['category']) => t(`category.${category}`),
    },
    {
      field: 'visibility',
      sortable: false,
      headerName: t('content.visibility'),
      width: 120,
      renderCell: ({ row }) => <VisibilityBadge item={row} />,
    },
    {
      field: 'fileSize',
      sortable: false,
      headerName: t('content.columns.fileSize'),
      width: 110,
      align: 'right',
      headerAlign: 'right',
      valueFormatter: (bytes: number) => fileSize(bytes),
    },
    {
      field: 'downloadCount',
      sortingOrder: ['desc', null],
      headerName: t('content.columns.downloadCount'),
      width: 115,
      align: 'right',
      headerAlign: 'right',
      valueFormatter: (count: number) => number(count),
    },
    {
      field: 'createdAt',
      headerName: t('content.columns.createdAt'),
      width: 125,
      valueFormatter: (instant: string) => date(instant),
    },
    {
      field: 'file',
      headerName: t('content.columns.file'),
      width: 70,
      sortable: false,
      align: 'center',
      renderCell: ({ row }) => <DownloadLink item={row} />,
    },
  ];
}

function TitleCell({ item: { title, description } }: { item: ContentItem }) {
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" color="textSecondary">
          {excerpt(description, DESCRIPTION_LENGTH)}
        </Typography>
      )}
    </Box>
  );
}
