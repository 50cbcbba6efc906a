import { useSuspenseQuery } from '@tanstack/react-query';
import type { Backup } from '@vitral/sdk/contracts/backups';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { EmptyState, Stack, Typography } from '@vitral/sdk/ui';
import { DataTable, ListColumns, useTableState, type DataColumn, column } from '@vitral/sdk/ui/data';
import { ItemSheet, useItemAddress } from '@vitral/sdk/ui/forms';
import { useMemo, useState } from 'react';
import { BackupDialog, MissingBackup } from './backup-dialog.tsx';
import { BackupTaskDialog, type BackupTask } from './backup-dialogs.tsx';
import { BackupContents, BackupName, BackupStatus } from './backup-facts.tsx';
import { BackupRowActions } from './backup-row-actions.tsx';
import { BACKUPS, backupsQuery } from './backups.queries.ts';
import { BackupProtection } from './protection.tsx';

export function BackupList() {
  const { t } = useTranslation('mfe-settings');
  const { data: backups } = useSuspenseQuery(backupsQuery);
  const table = useTableState({ list: 'backups', pageSize: 10 });
  const [task, setTask] = useState<BackupTask | null>(null);
  const columns = useBackupColumns(setTask);
  const { limit, offset } = table.query;
  return (
    <>
      <ListColumns list="backups" />
      <DataTable
        label={t('backups.list')}
        rows={backups.slice(offset, offset + limit)}
        total={backups.length}
        columns={columns}
        table={table}
        renderCard={(backup) => <BackupCard backup={backup} onStart={setTask} />}
        empty={<EmptyState icon="backup" title={t('backups.emptyTitle')} text={t('backups.emptyText')} />}
      />
      <OpenBackup backups={backups} onStart={setTask} />
      {task && <BackupTaskDialog {...task} onClose={() => setTask(null)} />}
    </>
  );
}

interface OpenBackupProps {
  /** All backups. */
  backups: readonly Backup[];
  onStart: (task: BackupTask) => void;
}

/** The backup in the URL. Deleting it closes it first, so the confirmation appears over the list. */
function OpenBackup({ backups, onStart }: OpenBackupProps) {
  const address = useItemAddress();
  const { id, isNew, close } = address;
  if (id === null || isNew) return null;
  const backup = backups.find((one) => one.id === id);
  const start = (task: BackupTask) => {
    if (task.kind === 'delete') close();
    onStart(task);
  };
  return (
    <ItemSheet address={address} id={id} listedBelow={[BACKUPS]}>
      {backup ? (
        <BackupDialog backup={backup} onStart={start} onClose={close} />
      ) : (
        <MissingBackup onClose={close} />
      )}
    </ItemSheet>
  );
}

function BackupCard({ backup, onStart }: { backup: Backup; onStart: (task: BackupTask) => void }) {
  const { dateTime } = useFormats();
  return (
    <Stack spacing={1.25}>
      <BackupName backup={backup} />
      <Typography component="time" dateTime={backup.createdAt} variant="body2">
        {dateTime(backup.createdAt)}
      </Typography>
      {backup.state === 'ready' && <BackupContents backup={backup} />}
      <BackupProtection backup={backup} />
      <BackupStatus backup={backup} />
      <BackupRowActions backup={backup} onStart={onStart} />
    </Stack>
  );
}

function useBackupColumns(onStart: (task: BackupTask) => void): DataColumn<Backup>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      column('createdAt', t('backups.created'), { width: 150 }, ({ createdAt }) => (
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      )),
      column('filename', t('backups.name'), { flex: 2, minWidth: 200 }, (row) => <BackupName backup={row} />),
      column('size', t('backups.size'), { flex: 1, minWidth: 130 }, (row) => <BackupContents backup={row} />),
      column('encryption', t('backups.protection'), { flex: 1, minWidth: 160 }, (row) => (
        <BackupProtection backup={row} />
      )),
      column('state', t('backups.state'), { flex: 1, minWidth: 150 }, (row) => <BackupStatus backup={row} />),
      column('actions', t('backups.actions'), { width: 250, headerAlign: 'right' }, (row) => (
        <BackupRowActions backup={row} onStart={onStart} />
      )),
    ],
    [t, dateTime, onStart],
  );
}
