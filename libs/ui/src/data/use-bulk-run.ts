import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { BulkResult } from '@vitral/contracts/bulk';
import { LIMITS } from '@vitral/contracts/limits';
import { useRef, useState } from 'react';
import type { BulkBody, BulkList } from './bulk-props.ts';
import { useBulkReport, type BulkOutcome } from './use-bulk-report.ts';

type Target = { ids: string[] } | { total: number };

interface Parts {
  body: BulkBody;
  target: Target;
  send: (body: object) => Promise<BulkResult>;
  onPart: () => void;
  isStopped: () => boolean;
}

/**
 * Runs bulk changes and reports what was done, even if they are stopped or fail halfway. `done` counts the items that a
 * run over all matches has processed, in parts of `LIMITS.bulk`.
 */
export function useBulkRun({ path, filters, reload }: BulkList) {
  const queryClient = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);
  const report = useBulkReport();

  /** Resolves to whether all parts were sent without a failure. */
  async function run(body: BulkBody, target: Target): Promise<boolean> {
    isStopped.current = false;
    setDone(0);
    setIsRunning(true);
    const outcome = await changeParts({
      body,
      target,
      send: (part) => api.post<BulkResult>(`${path}/bulk`, part, { query: filters }),
      onPart: () => setDone((count) => count + LIMITS.bulk),
      isStopped: () => isStopped.current,
    });
    setIsRunning(false);
    // In reverse order, so that ordered items return to their positions.
    report(body, outcome, () => void run({ action: 'restore' }, { ids: outcome.changed.toReversed() }));
    await Promise.all(reload.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return outcome.error === undefined;
  }

  const stop = () => {
    isStopped.current = true;
  };
  return { run, stop, isRunning, done };
}

/** Sends a change part by part: splits ids, or follows the cursor of the server for all matches. */
async function changeParts({ body, target, send, onPart, isStopped }: Parts): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], skipped: [], isStopped: false };
  const parts = 'ids' in target ? partsOf(target.ids) : [];
  let part: object | undefined = 'ids' in target ? parts.shift() : target;
  try {
    while (part && !isStopped()) {
      const { changed, skipped, next } = await send({ ...body, ...part });
      outcome.changed.push(...changed);
      outcome.skipped.push(...skipped);
      onPart();
      part = next ? { ...target, after: next } : parts.shift();
    }
    outcome.isStopped = part !== undefined;
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}

function partsOf(ids: string[]): { ids: string[] }[] {
  const count = Math.ceil(ids.length / LIMITS.bulk);
  return Array.from({ length: count }, (_, n) => ({
    ids: ids.slice(n * LIMITS.bulk, (n + 1) * LIMITS.bulk),
  }));
}
