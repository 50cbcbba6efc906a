import { useQueryClient } from '@tanstack/react-query';
import { mayRetry, newIdempotencyKey } from '@vitral/sdk/api-client';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify, useAbortable } from '@vitral/sdk/ui';
import { useEffect, useRef, useState } from 'react';
import { progressState, type SelectedFile, type UploadState } from './selected-file.ts';
import { isKeyReused, isSessionOver, reasonOf, sendUnchanged } from './upload-outcome.ts';
import { uploadFile, type UploadValues } from './upload.queries.ts';
import type { FileSelection } from './use-file-selection.ts';

type Outcome = UploadState['kind'];

export function useUploadRun(selection: FileSelection, onAllDone: () => void) {
  const [isRunning, setRunning] = useState(false);
  const queue = useRef<string[]>([]);
  /** A ref, because state updates too late to stop the second click of a double click. */
  const isBusy = useRef(false);
  const { send, abort } = useSender(selection);
  const report = useReport();

  const cancelAll = () => {
    queue.current = [];
    abort();
  };
  useEffect(() => () => void (queue.current = []), []);

  const start = async (ids: readonly string[], values: UploadValues) => {
    for (const id of ids) selection.update(id, { state: { kind: 'waiting' } });
    queue.current.push(...ids.filter((id) => !queue.current.includes(id)));
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    const outcomes: Outcome[] = [];
    for (let id = queue.current.shift(); id !== undefined; id = queue.current.shift()) {
      const selected = selection.find(id);
      if (!selected || selected.state.kind === 'done') continue;
      const { outcome, stopsRun } = await send(selected, values);
      outcomes.push(outcome);
      if (stopsRun) queue.current = [];
    }
    isBusy.current = false;
    setRunning(false);
    report(outcomes);
    if (selection.settle().length === 0) onAllDone();
  };

  return { isRunning, start, cancelAll, cancelCurrent: abort };
}

/** Returns a function that reloads the lists after a run and reports how many files failed. */
function useReport() {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  return (outcomes: readonly Outcome[]) => {
    const count = outcomes.filter((outcome) => outcome === 'failed').length;
    if (outcomes.includes('done')) void queryClient.invalidateQueries({ queryKey: ['content'] });
    if (count > 0) notify.error(t('upload.failed'), { description: t('upload.failedCount', { count }) });
  };
}

/** Returns a function that sends one file, updates its state and never rejects. */
function useSender({ update }: FileSelection) {
  const { t } = useTranslation('mfe-content');
  const { begin, abort } = useAbortable();

  const send = async (selected: SelectedFile, values: UploadValues) => {
    const { id, file } = selected;
    const signal = begin();
    const settle = (state: UploadState, stopsRun = false) => {
      update(id, { state });
      return { outcome: state.kind, stopsRun };
    };
    const onProgress = (sent: number, total: number) => update(id, { state: progressState(sent, total) });
    update(id, { state: { kind: 'sending', percent: 0 } });
    try {
      await sendUnchanged(file, () => uploadFile(selected, values, { signal, onProgress }));
      notify.success(t('upload.fileDone', { file: file.name }));
      return settle({ kind: 'done' });
    } catch (error) {
      if (isKeyReused(error)) update(id, { key: newIdempotencyKey() });
      if (signal.aborted) return settle({ kind: 'cancelled' });
      const message = t('upload.fileFailed', { file: file.name, reason: reasonOf(error, t) });
      return settle(
        { kind: 'failed', message, mayRetry: mayRetry(error) || isKeyReused(error) },
        isSessionOver(error),
      );
    }
  };
  return { send, abort };
}
