import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { FeedRefresh, FeedSource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { feedSourcesQuery } from './feed-sources.queries.ts';

/** The spinner of specification, section 9, and how long it waits for sources at most. Milliseconds. */
const SHORTEST = 2000;
const LONGEST = 30_000;
const LOOK = 1000;

const pause = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));

/** Runs the sync now, of all sources or of one, waits for its end and tells how it went. */
export function useRefresh() {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  const look = () => queryClient.fetchQuery({ ...feedSourcesQuery, staleTime: 0 });

  const refresh = async (id?: string) => {
    const rest = pause(SHORTEST);
    const before = await look();
    const { started } = await api.post<FeedRefresh>(`/feed-sources/${id ? `${id}/` : ''}refresh`);
    const limit = Date.now() + LONGEST;
    let asked: FeedSource[] = [];
    await rest;
    for (;;) {
      const now = await look();
      asked = askedSince(before, now);
      const isDone = asked.length >= started && !now.some(({ isSyncing }) => isSyncing);
      if (isDone || started === 0 || Date.now() > limit) break;
      await pause(LOOK);
    }
    return { started, finished: asked.length, problems: asked.filter(({ lastProblem }) => lastProblem) };
  };

  return useMutation({
    mutationFn: refresh,
    onSuccess: ({ started, finished, problems }) => {
      if (started === 0) return notify.info(t('feed-sources.nothingToRefresh'));
      const asked = t('feed-sources.refreshed', { count: started });
      if (problems.length > 0) {
        const names = problems.map(({ title }) => title).join(', ');
        return notify.error(asked, {
          description: t('feed-sources.refreshProblems', { count: problems.length, names }),
        });
      }
      if (finished < started) return notify.info(asked, { description: t('feed-sources.refreshGoesOn') });
      return notify.success(asked, { description: t('feed-sources.refreshFine') });
    },
    onError: (error) => notify.failure(t('feed-sources.refreshFailed'), error),
    onSettled: () =>
      Promise.all(
        ['feed-sources', 'social-feeds'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ),
  });
}

function askedSince(before: readonly FeedSource[], now: readonly FeedSource[]): FeedSource[] {
  const lastSyncs = new Map(before.map(({ id, lastSyncAt }) => [id, lastSyncAt]));
  return now.filter(({ id, lastSyncAt }) => lastSyncAt !== (lastSyncs.get(id) ?? null));
}
