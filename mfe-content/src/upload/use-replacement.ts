import { useQueryClient } from '@tanstack/react-query';
import { type ApiError, isApiError, mayRetry } from '@vitral/api-client';
import type { ContentItem, ErrorParams } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify, useAbortable } from '@vitral/ui';
import { changeOf } from '@vitral/ui/forms';
import { useState } from 'react';
import { isInUseDeclined, useConfirmInUse } from '../shared/use-confirm-in-use.ts';
import { partitionFiles, type Refusal } from './file-checks.ts';
import { progressState, selectFile, type SelectedFile, type UploadState } from './selected-file.ts';
import { reasonOf, sendUnchanged } from './upload-outcome.ts';
import { fetchContentItem, replaceFile, uploadLimitsQuery } from './upload.queries.ts';

const isStale = (error: unknown): error is ApiError => isApiError(error) && error.code === 'content.stale';

/** The file chosen as the replacement, and the refused ones. */
export function useChosenFile() {
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

/** Uploads the replacement for an item's file. */
export function useReplacement(item: ContentItem, show: (state: UploadState) => void, onDone: () => void) {
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
      if (isStale(error)) await reloadItem(error.params).catch(() => undefined);
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
