import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, useTableState } from '@vitral/ui';
import { useState } from 'react';
import { BackupCard } from './backup-card.tsx';
import { BackupTaskDialog, type BackupTask } from './backup-task.tsx';
import { backupsQuery } from './backups.queries.ts';
import { useBackupColumns } from './use-backup-columns.tsx';

/** All backups, newest first, with their actions. */
export function BackupList() {
  const { t } = useTranslation('mfe-settings');
  const { data: backups } = useSuspenseQuery(backupsQuery);
  const table = useTableState({ pageSize: 10 });
  const [task, setTask] = useState<BackupTask | null>(null);
  const columns = useBackupColumns(setTask);
  const { limit, offset } = table.query;
  return (
    <>
      <DataTable
        label={t('backups.list')}
        rows={backups.slice(offset, offset + limit)}
        total={backups.length}
        columns={columns}
        table={table}
        renderCard={(backup) => <BackupCard backup={backup} onStart={setTask} />}
        empty={<EmptyState icon="backup" title={t('backups.emptyTitle')} text={t('backups.emptyText')} />}
      />
      {task && <BackupTaskDialog {...task} onClose={() => setTask(null)} />}
    </>
  );
}
