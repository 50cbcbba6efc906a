import { api } from '@vitral/api-client';
import type { FeedRefresh, FeedSource } from '@vitral/contracts';

/** The spinner turns at least, and waits for sources at most, so many milliseconds. */
const SHORTEST = 2000;
const LONGEST = 30_000;
const LOOK = 1000;

export interface RefreshResult {
  /** How many sources were asked, and how many of those have answered or failed by now. */
  started: number;
  finished: number;
  failed: FeedSource[];
}

/** Runs the sync of all sources or of one and waits for its end. `look` fetches the sources as they are now. */
export async function runRefresh(
  id: string | undefined,
  look: () => Promise<FeedSource[]>,
): Promise<RefreshResult> {
  const atLeast = pause(SHORTEST);
  const before = await look();
  const { started } = await api.post<FeedRefresh>(`/feed-sources/${id ? `${id}/` : ''}refresh`);
  const limit = Date.now() + LONGEST;
  await atLeast;
  for (;;) {
    const now = await look();
    const asked = askedSince(before, now);
    const isDone = asked.length >= started && !now.some(({ isSyncing }) => isSyncing);
    if (isDone || started === 0 || Date.now() > limit) {
      return { started, finished: asked.length, failed: asked.filter(({ lastProblem }) => lastProblem) };
    }
    await pause(LOOK);
  }
}

function askedSince(before: readonly FeedSource[], now: readonly FeedSource[]): FeedSource[] {
  const lastSyncs = new Map(before.map(({ id, lastSyncAt }) => [id, lastSyncAt]));
  return now.filter(({ id, lastSyncAt }) => lastSyncAt !== (lastSyncs.get(id) ?? null));
}

const pause = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
