import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useEffect, useRef, useState } from 'react';
import type { UploadState } from './selected-file.ts';
import type { UploadValues } from './upload.queries.ts';
import type { Selection } from './use-selection.ts';
import { useSender } from './use-sender.ts';

type Outcome = UploadState['kind'];

/** Sends files one after the other and reports how each of them went. */
export function useUploadRun(selection: Selection, onAllDone: () => void) {
  const [isRunning, setRunning] = useState(false);
  const queue = useRef<string[]>([]);
  /** Known at once, where the state is not yet: a double click starts one run. */
  const isBusy = useRef(false);
  const { send, abort } = useSender(selection);
  const tell = useResultTeller();

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
      const { outcome, isLast } = await send(selected, values);
      outcomes.push(outcome);
      if (isLast) queue.current = [];
    }
    isBusy.current = false;
    setRunning(false);
    tell(outcomes);
    if (selection.settle().length === 0) onAllDone();
  };

  return { isRunning, start, cancelAll, cancelCurrent: abort };
}

/** Loads the lists again when there is something new, and tells at the end what is still to be done. */
function useResultTeller() {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  return (outcomes: readonly Outcome[]) => {
    const failed = outcomes.filter((outcome) => outcome === 'failed').length;
    if (outcomes.includes('done')) void queryClient.invalidateQueries({ queryKey: ['content'] });
    if (failed > 0)
      notify.error(t('upload.failed'), { description: t('upload.failedCount', { count: failed }) });
  };
}
