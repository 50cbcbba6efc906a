import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type ReadOptions } from '@vitral/api-client';
import type { Backup, BackupLink, Restore, RestoreInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

export const BACKUPS = ['backups'];
/** How often is asked while something is under way. */
const POLL = 2000;

export const isRunning = ({ state }: Backup) => state === 'running';

/** All of them, the newest first: the number kept is bounded, and the figures are counted from the same rows. */
export const backupsQuery = queryOptions({
  queryKey: [...BACKUPS, 'list'],
  queryFn: ({ signal }) => api.all<Backup>('/backups', { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? POLL : false),
});

/** Null, as an empty answer, when there was none. */
const readRestore = async (options: ReadOptions) =>
  (await api.get<Restore | null | undefined>('/backups/restore', options)) ?? null;

export const restoreQuery = queryOptions({
  queryKey: [...BACKUPS, 'restore'],
  queryFn: ({ signal }) => readRestore({ signal }),
  staleTime: 0,
});

/** As above for a restore that is looked at until its end, which ends the session: null is the answer from then on. */
export const restoreWatchQuery = (restore: Restore) =>
  queryOptions({
    queryKey: [...BACKUPS, 'watch', restore.id],
    queryFn: ({ signal }) => readRestore({ signal, on401: 'null' }),
    initialData: restore,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL : false),
  });

export const isUnderWay = ({ state }: Restore) => state !== 'done' && state !== 'failed';

/** The first figures of the new row follow at once, from the list. */
export function useCreateBackup() {
  return useBackupChange({
    change: () => api.post<Backup>('/backups'),
    failure: 'backups.createFailed',
  });
}

export function useDeleteBackup() {
  return useBackupChange({
    change: ({ id }: Backup) => api.delete(`/backups/${id}`),
    success: 'backups.deleted',
    failure: 'backups.deleteFailed',
  });
}

/** What went wrong is left to the dialog. */
export function useRestoreBackup({ id }: Backup) {
  return useBackupChange({
    change: (input: RestoreInput) => api.post<Restore>(`/backups/${id}/restore`, input),
  });
}

/** An address by which the archive is downloaded once. */
export const makeLink = ({ id }: Backup) => api.post<BackupLink>(`/backups/${id}/link`);

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** The keys of the messages; without them the caller tells. */
  success?: string;
  failure?: string;
}

/** A change of backups; what is shown is read anew, after a failure too, which may be due to an old list. */
function useBackupChange<Variables = void>({ change, success, failure }: Change<Variables>) {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => success && notify.success(t(success)),
    onError: (error) => failure && notify.failure(t(failure), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BACKUPS }),
  });
}
