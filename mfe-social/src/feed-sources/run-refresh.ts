import { api } from '@vitral/api-client';
import type { FeedRefresh, FeedSource } from '@vitral/contracts';

/** Minimum duration of the spinner, maximum wait for the sources and polling interval, in milliseconds. */
const MIN_DURATION = 2000;
const MAX_WAIT = 30_000;
const POLL = 1000;

export interface RefreshResult {
  /** Numbers of started and of completed syncs, failed ones included. */
  started: number;
  finished: number;
  failed: FeedSource[];
}

/** Syncs all sources or one and waits for the end. `fetchSources` fetches the current sources. */
export async function runRefresh(
  id: string | undefined,
  fetchSources: () => Promise<FeedSource[]>,
): Promise<RefreshResult> {
  const atLeast = pause(MIN_DURATION);
  const before = await fetchSources();
  const { started } = await api.post<FeedRefresh>(`/feed-sources/${id ? `${id}/` : ''}refresh`);
  const limit = Date.now() + MAX_WAIT;
  await atLeast;
  for (;;) {
    const now = await fetchSources();
    const synced = syncedSince(before, now);
    const isDone = synced.length >= started && !now.some(({ isSyncing }) => isSyncing);
    if (isDone || started === 0 || Date.now() > limit) {
      return { started, finished: synced.length, failed: synced.filter(({ lastProblem }) => lastProblem) };
    }
    await pause(POLL);
  }
}

function syncedSince(before: readonly FeedSource[], now: readonly FeedSource[]): FeedSource[] {
  const lastSyncs = new Map(before.map(({ id, lastSyncAt }) => [id, lastSyncAt]));
  return now.filter(({ id, lastSyncAt }) => lastSyncAt !== (lastSyncs.get(id) ?? null));
}

const pause = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
