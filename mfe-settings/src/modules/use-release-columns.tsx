import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, type DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { Published, Revision } from './release-origin.tsx';
import { ReleaseState } from './release-state.tsx';
import type { ReleaseTask } from './release-task.tsx';

export function useReleaseColumns(onStart: (task: ReleaseTask) => void): DataColumn<ReleaseSummary>[] {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  return useMemo(() => {
    const columns: DataColumn<ReleaseSummary>[] = [
      {
        field: 'version',
        headerName: t('modules.version'),
        flex: 2,
        minWidth: 170,
        renderCell: ({ row }) => (
          <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
            <ReleaseMark release={row} />
            <ReleaseState release={row} />
          </Box>
        ),
      },
      {
        field: 'createdAt',
        headerName: t('modules.published'),
        flex: 2,
        minWidth: 170,
        renderCell: ({ row }) => (
          <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
            <Published release={row} />
          </Box>
        ),
      },
      {
        field: 'revision',
        headerName: t('modules.revision'),
        flex: 1,
        minWidth: 120,
        renderCell: ({ row }) => <Revision release={row} />,
      },
      {
        field: 'size',
        headerName: t('modules.size'),
        width: 110,
        valueFormatter: (size: number) => fileSize(size),
      },
      {
        field: 'actions',
        headerName: t('modules.actions'),
        headerAlign: 'right',
        width: 180,
        renderCell: ({ row }) => <ReleaseActions release={row} onStart={onStart} />,
      },
    ];
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, fileSize, onStart]);
}
