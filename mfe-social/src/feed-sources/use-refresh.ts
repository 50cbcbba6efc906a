import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { feedSourcesQuery } from './feed-sources.queries.ts';
import { runRefresh } from './run-refresh.ts';

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
      Promise.all(
        ['feed-sources', 'social-feeds'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ),
  });
}
