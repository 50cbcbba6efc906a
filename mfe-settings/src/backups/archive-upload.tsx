import { useQueryClient } from '@tanstack/react-query';
import { api, isApiError, mayRetry } from '@vitral/sdk/api-client';
import { BACKUP_PROBLEMS, type Backup } from '@vitral/sdk/contracts/backups';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  Icon,
  notify,
  Stack,
  Typography,
  useAbortable,
} from '@vitral/sdk/ui';
import { ProgressBar } from '@vitral/sdk/ui/data';
import { useRef, useState } from 'react';
import { BACKUPS } from './backups.queries.ts';

type UploadState =
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
  const { begin, abort } = useAbortable();
  const [state, setState] = useState<UploadState | null>(null);

  /** Returns the problem of the archive, or the general error text. */
  const reasonOf = (error: unknown) => {
    const refused = isApiError(error) && error.code === 'backups.refused';
    const problem = BACKUP_PROBLEMS.find((one) => refused && one === error.params['problem']);
    return problem ? t(`backups.problems.${problem}`) : errorText(error);
  };
  const send = async (file: File) => {
    const signal = begin();
    const onProgress = (sent: number, total: number) =>
      setState({ kind: 'sending', file, percent: sent < total ? Math.floor((sent / total) * 100) : null });
    onProgress(0, 1);
    try {
      const path = `/backups/upload?${new URLSearchParams({ filename: file.name })}`;
      const { filename, encryption } = await api.upload<Backup>(path, file, { signal, onProgress });
      setState(null);
      const isRead = encryption === 'none';
      notify.success(t(isRead ? 'backups.uploaded' : 'backups.uploadedUnread', { filename }));
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

interface ChooseArchiveButtonProps {
  isBusy: boolean;
  onChoose: (file: File) => void;
}

export function ChooseArchiveButton({ isBusy, onChoose }: ChooseArchiveButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".tar,.age,application/x-tar"
        aria-label={t('backups.archive')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Without a reset, choosing the same file again fires no event.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="upload" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('backups.upload')}
      </Button>
    </>
  );
}

/** Progress of an upload, or the reason for its failure with a retry button. */
export function ArchiveUploadReport({ upload: { state, send, stop } }: { upload: ArchiveUpload }) {
  const { t } = useTranslation('mfe-settings');
  if (!state) return null;
  const { file } = state;
  if (state.kind === 'failed') {
    return (
      <Alert severity="error" onClose={stop} closeText={t('actions.close')} sx={{ mb: 3 }}>
        <AlertTitle sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {t('backups.uploadFailed', { filename: file.name })}
        </AlertTitle>
        {state.reason}
        {state.mayRetry && (
          <Box sx={{ mt: 1.5 }}>
            <Button variant="outlined" color="inherit" onClick={() => send(file)}>
              {t('actions.retry')}
            </Button>
          </Box>
        )}
      </Alert>
    );
  }
  const { percent } = state;
  return (
    <Card sx={{ p: 2, mb: 3 }}>
      <Stack spacing={1}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <ProgressBar
          label={t('backups.uploadOf', { filename: file.name })}
          percent={percent}
          text={percent === null ? t('backups.verifying') : t('backups.percent', { percent })}
          action={
            <Button size="small" onClick={stop}>
              {t('actions.cancel')}
            </Button>
          }
        />
      </Stack>
    </Card>
  );
}
