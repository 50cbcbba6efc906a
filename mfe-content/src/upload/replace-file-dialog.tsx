import { useQueryClient } from '@tanstack/react-query';
import { isApiError, mayRetry } from '@vitral/sdk/api-client';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import type { ErrorParams } from '@vitral/sdk/contracts/errors';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, notify, Typography, useAbortable } from '@vitral/sdk/ui';
import { changeOf, ConflictTitle, FormDialog } from '@vitral/sdk/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { isInUseDeclined, useConfirmInUse } from '../shared/use-confirm-in-use.ts';
import { DropZone, RefusedFiles } from './drop-zone.tsx';
import { partitionFiles, type Refusal } from './file-checks.ts';
import { SelectedFileRow } from './selected-file-row.tsx';
import { progressState, selectFile, type SelectedFile, type UploadState } from './selected-file.ts';
import { reasonOf, sendUnchanged } from './upload-outcome.ts';
import { fetchContentItem, replaceFile, uploadLimitsQuery } from './upload.queries.ts';

/** Replaces the file of an item; the item's title, URL and share links stay. */
export function ReplaceFileDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const { selected, refused, choose, show, remove } = useChosenFile();
  const { current, change, isRunning, send, cancel } = useReplacement(item, show, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (selected) void send(selected);
  };
  return (
    <FormDialog
      open
      title={t('upload.replaceTitle', { title: item.title })}
      submitLabel={t(change ? 'upload.replaceAnyway' : 'upload.replace')}
      isDirty={selected !== null}
      canSubmit={selected !== null}
      isSubmitting={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      {change && (
        <Alert severity="warning">
          <AlertTitle sx={{ fontWeight: 700 }}>
            <ConflictTitle {...change} />
          </AlertTitle>
          {t('upload.replaceStale')}
        </Alert>
      )}
      <CurrentFile item={current} />
      <DropZone isMultiple={false} isDisabled={isRunning} onChoose={choose} />
      <RefusedFiles refused={refused} />
      {selected && (
        <Box component="ul" aria-label={t('upload.selectedList')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <SelectedFileRow selected={selected} onCancel={cancel} onRemove={remove} />
        </Box>
      )}
    </FormDialog>
  );
}

function CurrentFile({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime, fileSize } = useFormats();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {t('upload.currentFile')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{item.originalName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[item.title, fileSize(item.fileSize), dateTime(item.updatedAt)].join(' · ')}
      </Typography>
    </Box>
  );
}

function useChosenFile() {
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<SelectedFile | null>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const choose = async (files: readonly File[]) => {
    const limits = await queryClient.ensureQueryData(uploadLimitsQuery).catch(() => null);
    const sorted = partitionFiles(files, [], limits);
    const [first, ...others] = sorted.accepted;
    const tooMany = others.map(({ name }): Refusal => ({ name, reason: 'several', limit: 0 }));
    setRefused([...sorted.refused, ...tooMany]);
    if (first) setSelected(selectFile(first));
  };
  const show = (state: UploadState) => setSelected((shown) => shown && { ...shown, state });
  return { selected, refused, choose, show, remove: () => setSelected(null) };
}

function useReplacement(item: ContentItem, show: (state: UploadState) => void, onDone: () => void) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const { begin, abort } = useAbortable();
  const confirmInUse = useConfirmInUse();
  /** After a conflict: the current item, and the parameters of the server's error. */
  const [found, setFound] = useState<{ current: ContentItem; params: ErrorParams } | null>(null);
  const [isRunning, setRunning] = useState(false);
  const current = found?.current ?? item;
  const reloadItem = async (params: ErrorParams) =>
    setFound({ current: await fetchContentItem(item.id), params });

  const attempt = async (file: File, signal: AbortSignal) => {
    const onProgress = (sent: number, total: number) => show(progressState(sent, total));
    try {
      await confirmInUse('replace', [item], (confirmation) =>
        sendUnchanged(file, () => replaceFile(current, file, { signal, onProgress, ...confirmation })),
      );
      notify.success(t('upload.replaced', { title: item.title }));
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      onDone();
    } catch (error) {
      if (signal.aborted || isInUseDeclined(error)) return show({ kind: 'cancelled' });
      show({
        kind: 'failed',
        message: t('upload.fileFailed', { file: file.name, reason: reasonOf(error, t) }),
        mayRetry: mayRetry(error),
      });
      if (isApiError(error) && error.code === 'content.stale')
        await reloadItem(error.params).catch(() => undefined);
    }
  };
  const send = async ({ file }: SelectedFile) => {
    setRunning(true);
    show({ kind: 'sending', percent: 0 });
    await attempt(file, begin());
    setRunning(false);
  };
  return { current, change: found && changeOf(found.params), isRunning, send, cancel: abort };
}
