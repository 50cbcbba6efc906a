import { useQueryClient } from '@tanstack/react-query';
import { api, isApiError, mayRetry } from '@vitral/api-client';
import { BACKUP_PROBLEMS, type Backup } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify, useAbortable } from '@vitral/ui';
import { useState } from 'react';
import { BACKUPS } from './backups.queries.ts';

export type UploadState =
  /** Percentage of bytes sent; null while the server verifies the archive. */
  | { kind: 'sending'; file: File; percent: number | null }
  | { kind: 'failed'; file: File; reason: string; mayRetry: boolean };

export interface ArchiveUpload {
  /** Null without an upload. */
  state: UploadState | null;
  send: (file: File) => void;
  /** Cancels the upload, or dismisses its failure. */
  stop: () => void;
}

/** Uploads an archive, which is then listed among the backups. */
export function useArchiveUpload(): ArchiveUpload {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  const reasonOf = useReason();
  const { begin, abort } = useAbortable();
  const [state, setState] = useState<UploadState | null>(null);

  const send = async (file: File) => {
    const signal = begin();
    const onProgress = (sent: number, total: number) =>
      setState({ kind: 'sending', file, percent: sent < total ? Math.floor((sent / total) * 100) : null });
    onProgress(0, 1);
    try {
      const path = `/backups/upload?${new URLSearchParams({ filename: file.name })}`;
      const { filename } = await api.upload<Backup>(path, file, { signal, onProgress });
      setState(null);
      notify.success(t('backups.uploaded', { filename }));
    } catch (error) {
      setState(
        signal.aborted ? null : { kind: 'failed', file, reason: reasonOf(error), mayRetry: mayRetry(error) },
      );
    }
    void queryClient.invalidateQueries({ queryKey: BACKUPS });
  };
  const stop = () => {
    abort();
    setState(null);
  };
  return { state, send: (file) => void send(file), stop };
}

/** Returns the reason of a failed upload: the problem of the archive, or the general error text. */
function useReason() {
  const { t } = useTranslation('mfe-settings');
  return (error: unknown): string => {
    const problem =
      isApiError(error) && error.code === 'backups.refused' ? error.params['problem'] : undefined;
    const known = BACKUP_PROBLEMS.find((one) => one === problem);
    return known ? t(`backups.problems.${known}`) : errorText(error);
  };
}
