import type { Backup } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { BackupContents, BackupName } from './backup-facts.tsx';
import { BackupRowActions } from './backup-row-actions.tsx';
import { BackupState } from './backup-state.tsx';
import type { BackupTask } from './backup-task.tsx';

export function useBackupColumns(onStart: (task: BackupTask) => void): DataColumn<Backup>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        field: 'createdAt',
        headerName: t('backups.created'),
        width: 150,
        sortable: false,
        renderCell: ({ row }) => <time dateTime={row.createdAt}>{dateTime(row.createdAt)}</time>,
      },
      {
        field: 'filename',
        headerName: t('backups.name'),
        flex: 2,
        minWidth: 200,
        sortable: false,
        renderCell: ({ row }) => <BackupName backup={row} />,
      },
      {
        field: 'size',
        headerName: t('backups.size'),
        flex: 1,
        minWidth: 130,
        sortable: false,
        renderCell: ({ row }) => <BackupContents backup={row} />,
      },
      {
        field: 'state',
        headerName: t('backups.state'),
        flex: 1,
        minWidth: 150,
        sortable: false,
        renderCell: ({ row }) => <BackupState backup={row} />,
      },
      {
        field: 'actions',
        headerName: t('backups.actions'),
        headerAlign: 'right',
        width: 250,
        sortable: false,
        renderCell: ({ row }) => <BackupRowActions backup={row} onStart={onStart} />,
      },
    ],
    [t, dateTime, onStart],
  );
}
