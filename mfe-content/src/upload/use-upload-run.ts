import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useEffect, useRef, useState } from 'react';
import { newKey, progressState, type SelectedFile, type UploadState } from './selected-file.ts';
import { isKeyReused, isSessionOver, reasonOf, sendUnchanged } from './upload-outcome.ts';
import { uploadFile, type UploadValues } from './upload.queries.ts';
import type { Selection } from './use-selection.ts';

/** Sends files one after the other and tells how each of them went. Specification, section 4. */
export function useUploadRun(selection: Selection, onAllDone: () => void) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const queue = useRef<string[]>([]);
  const current = useRef<AbortController | null>(null);
  const send = useSendOne(selection, current);

  const cancelAll = () => {
    queue.current = [];
    current.current?.abort();
  };
  useEffect(
    () => () => {
      queue.current = [];
      current.current?.abort();
    },
    [],
  );

  const finish = (outcomes: readonly UploadState['kind'][]) => {
    setRunning(false);
    const count = (kind: UploadState['kind']) => outcomes.filter((outcome) => outcome === kind).length;
    const left = selection.settle();
    if (count('done') > 0) void queryClient.invalidateQueries({ queryKey: ['content'] });
    if (count('failed') > 0)
      notify.error(t('upload.failed'), { description: t('upload.failedCount', { count: count('failed') }) });
    if (left.length === 0) onAllDone();
  };

  const start = async (ids: readonly string[], values: UploadValues) => {
    for (const id of ids) selection.update(id, { state: { kind: 'waiting' } });
    queue.current.push(...ids);
    if (isRunning) return;
    setRunning(true);
    const outcomes: UploadState['kind'][] = [];
    for (let id = queue.current.shift(); id !== undefined; id = queue.current.shift()) {
      const selected = selection.find(id);
      if (!selected) continue;
      const { state, isLast } = await send(selected, values);
      outcomes.push(state.kind);
      if (isLast) queue.current = [];
    }
    finish(outcomes);
  };

  return { isRunning, start, cancelAll, cancelCurrent: () => current.current?.abort() };
}

/** Sends one file; never rejects. */
function useSendOne(selection: Selection, current: { current: AbortController | null }) {
  const { t } = useTranslation('mfe-content');

  return async (selected: SelectedFile, values: UploadValues) => {
    const { id, file } = selected;
    const controller = new AbortController();
    current.current = controller;
    const onProgress = (sent: number, total: number) =>
      selection.update(id, { state: progressState(sent, total) });
    const settle = (state: UploadState, isLast = false) => {
      selection.update(id, { state });
      return { state, isLast };
    };
    selection.update(id, { state: { kind: 'sending', percent: 0 } });
    try {
      const { signal } = controller;
      await sendUnchanged(file, () => uploadFile(selected, values, { signal, onProgress }));
      notify.success(t('upload.fileDone', { file: file.name }));
      return settle({ kind: 'done' });
    } catch (error) {
      if (isKeyReused(error)) selection.update(id, { key: newKey() });
      if (controller.signal.aborted) return settle({ kind: 'cancelled' });
      const message = t('upload.fileFailed', { file: file.name, reason: reasonOf(error, t) });
      return settle({ kind: 'failed', message }, isSessionOver(error));
    } finally {
      current.current = null;
    }
  };
}
