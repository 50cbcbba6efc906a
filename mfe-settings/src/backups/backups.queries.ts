import { queryOptions } from '@tanstack/react-query';
import { api, type ReadOptions } from '@vitral/sdk/api-client';
import type { Backup, BackupLink, Restore, RestoreInput } from '@vitral/sdk/contracts/backups';
import { useChange } from '@vitral/sdk/ui/forms';

export const BACKUPS = ['backups'];
/** The polling interval while a backup or restore runs, in milliseconds. */
const POLL = 2000;

export const isRunning = ({ state }: Backup) => state === 'running';

/** All backups, newest first: their number is limited, and the figures are counted from the same rows. */
export const backupsQuery = queryOptions({
  queryKey: [...BACKUPS, 'list'],
  queryFn: ({ signal }) => api.all<Backup>('/backups', { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? POLL : false),
});

/** Returns null if there was no restore; its response has no body. */
const readRestore = async (options: ReadOptions) =>
  (await api.get<Restore | null | undefined>('/backups/restore', options)) ?? null;

export const restoreQuery = queryOptions({
  queryKey: [...BACKUPS, 'restore'],
  queryFn: ({ signal }) => readRestore({ signal }),
  staleTime: 0,
});

/** Polls a running restore until its end, which ends the session: the response is null from then on. */
export const restoreWatchQuery = (restore: Restore) =>
  queryOptions({
    queryKey: [...BACKUPS, 'watch', restore.id],
    queryFn: ({ signal }) => readRestore({ signal, on401: 'null' }),
    initialData: restore,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL : false),
  });

export const isUnderWay = ({ state }: Restore) => state !== 'done' && state !== 'failed';

const BACKUP_CHANGE = { namespace: 'mfe-settings', reload: [BACKUPS] };

/** The list then polls for the progress of the new row. */
export const useCreateBackup = () =>
  useChange({
    ...BACKUP_CHANGE,
    change: () => api.post<Backup>('/backups'),
    failure: 'backups.createFailed',
  });

export const useDeleteBackup = () =>
  useChange({
    ...BACKUP_CHANGE,
    change: ({ id }: Backup) => api.delete(`/backups/${id}`),
    success: 'backups.deleted',
    failure: 'backups.deleteFailed',
  });

/** The dialog shows failures. */
export const useRestoreBackup = ({ id }: Backup) =>
  useChange({
    ...BACKUP_CHANGE,
    change: (input: RestoreInput) => api.post<Restore>(`/backups/${id}/restore`, input),
  });

/** Creates a URL that downloads the archive once. */
export const makeLink = ({ id }: Backup) => api.post<BackupLink>(`/backups/${id}/link`);
