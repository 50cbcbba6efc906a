import { mayRetry, newIdempotencyKey } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { notify, useAbortable } from '@vitral/ui';
import { progressState, type SelectedFile, type UploadState } from './selected-file.ts';
import { isKeyReused, isSessionOver, reasonOf, sendUnchanged } from './upload-outcome.ts';
import { uploadFile, type UploadValues } from './upload.queries.ts';
import type { Selection } from './use-selection.ts';

/** Returns a function that sends one file, updates its state and never rejects. */
export function useSender({ update }: Selection) {
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
