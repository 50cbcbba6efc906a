import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { BackupKey, BackupKeyInput, BackupKeys } from '@vitral/sdk/contracts/backup-keys';
import { useChange } from '@vitral/sdk/ui/forms';

const BACKUP_KEYS = ['backup-keys'];

export const backupKeysQuery = queryOptions({
  queryKey: BACKUP_KEYS,
  queryFn: ({ signal }) => api.get<BackupKeys>('/backup-keys', { signal }),
  staleTime: 0,
});

const KEY_CHANGE = { namespace: 'mfe-settings', reload: [BACKUP_KEYS] };

/** The form shows failures. */
export const useAddBackupKey = () =>
  useChange({
    ...KEY_CHANGE,
    change: (input: BackupKeyInput) => api.post<BackupKey>('/backup-keys', input),
    success: 'backups.keyAdded',
  });

export const useRemoveBackupKey = () =>
  useChange({
    ...KEY_CHANGE,
    change: ({ id }: BackupKey) => api.delete(`/backup-keys/${id}`),
    success: 'backups.keyRemoved',
    failure: 'backups.keyRemoveFailed',
  });
