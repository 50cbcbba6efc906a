import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { FeedRefresh, FeedSource } from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { FEED_SOURCES, feedSourcesQuery } from './feed-sources.queries.ts';

/** Minimum duration of the spinner, maximum wait for the sources and polling interval, in milliseconds. */
const MIN_DURATION = 2000;
const MAX_WAIT = 30_000;
const POLL = 1000;

/** Syncs all sources or one (by its id) and reports the outcome. */
export function useRefresh() {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  const fetchSources = () => queryClient.fetchQuery({ ...feedSourcesQuery, staleTime: 0 });

  return useMutation({
    mutationFn: (id: string | undefined) => runRefresh(id, fetchSources),
    onSuccess: ({ started, finished, failed }) => {
      if (started === 0) return notify.info(t('feed-sources.nothingToRefresh'));
      const summary = t('feed-sources.refreshed', { count: started });
      if (failed.length > 0) {
        const names = failed.map(({ title }) => title).join(', ');
        const description = t('feed-sources.refreshProblems', { count: failed.length, names });
        return notify.error(summary, { description });
      }
      if (finished < started) return notify.info(summary, { description: t('feed-sources.refreshGoesOn') });
      return notify.success(summary, { description: t('feed-sources.refreshFine') });
    },
    onError: (error) => notify.failure(t('feed-sources.refreshFailed'), error),
    onSettled: () =>
      Promise.all(FEED_SOURCES.reload.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Syncs all sources or one and waits. Returns how many syncs started and ended, and the sources of the failed ones. */
async function runRefresh(id: string | undefined, fetchSources: () => Promise<FeedSource[]>) {
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
