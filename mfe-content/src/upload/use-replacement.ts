import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useEffect, useRef, useState } from 'react';
import { sortOut, type Refusal } from './file-checks.ts';
import { progressState, selectFile, type SelectedFile, type UploadState } from './selected-file.ts';
import { reasonOf, sendUnchanged } from './upload-outcome.ts';
import { fetchContentItem, replaceFile, uploadLimitsQuery } from './upload.queries.ts';

const isStaleError = (error: unknown) => isApiError(error) && error.code === 'content.stale';

/** The file that is to take the place of an item's, and how far it is. */
export function useReplacement(item: ContentItem, onDone: () => void) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<SelectedFile | null>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  /** The item as it was found when somebody else had changed it. */
  const [reloaded, setReloaded] = useState<ContentItem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);
  const current = reloaded ?? item;

  useEffect(() => () => controller.current?.abort(), []);

  const choose = async (files: readonly File[]) => {
    const limits = await queryClient.ensureQueryData(uploadLimitsQuery).catch(() => null);
    const sorted = sortOut(files, [], limits);
    const [first, ...others] = sorted.accepted;
    setRefused([
      ...sorted.refused,
      ...others.map(({ name }) => ({ name, reason: 'several' as const, limit: 0 })),
    ]);
    if (first) setSelected(selectFile(first));
  };
  const show = (state: UploadState) => setSelected((shown) => shown && { ...shown, state });

  const recover = async (error: unknown, file: File) => {
    if (controller.current?.signal.aborted) return show({ kind: 'cancelled' });
    const reason = reasonOf(error, t);
    show({ kind: 'failed', message: t('upload.fileFailed', { file: file.name, reason }) });
    if (isStaleError(error)) await fetchContentItem(item.id).then(setReloaded, () => undefined);
  };

  const send = async () => {
    if (!selected || isRunning) return;
    const { file } = selected;
    const { signal } = (controller.current = new AbortController());
    const onProgress = (sent: number, total: number) => show(progressState(sent, total));
    setRunning(true);
    show({ kind: 'sending', percent: 0 });
    try {
      await sendUnchanged(file, () => replaceFile(current, file, { signal, onProgress }));
      notify.success(t('upload.replaced', { title: item.title }));
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      onDone();
    } catch (error) {
      await recover(error, file);
    } finally {
      setRunning(false);
    }
  };

  return {
    selected,
    current,
    isStale: reloaded !== null,
    refused,
    isRunning,
    choose,
    remove: () => setSelected(null),
    cancel: () => controller.current?.abort(),
    send,
  };
}
