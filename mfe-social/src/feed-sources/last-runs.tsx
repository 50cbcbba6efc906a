import { useSuspenseQuery } from '@tanstack/react-query';
import type { FeedSource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, NavigationIcon, Typography } from '@vitral/ui';
import { useId } from 'react';
import { feedSourcesQuery } from './feed-sources.queries.ts';
import { problemKey } from './problem-key.ts';

const SHOWN = 5;

/** The latest synced sources with their outcomes. */
export function LastRuns() {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const { data: sources } = useSuspenseQuery(feedSourcesQuery);
  const runs = lastRuns(sources);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {t('feed-sources.lastRuns')}
      </Typography>
      {runs.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('feed-sources.noRuns')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {runs.map(({ id: source, title, lastSyncAt, lastStatus, problem }) => (
          <Box component="li" key={source} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <NavigationIcon
              name={problem ? 'warning' : 'check_circle'}
              color={problem ? 'warning' : 'success'}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography>
                {title} · <time dateTime={lastSyncAt}>{dateTime(lastSyncAt)}</time>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {problem
                  ? t(`feed-sources.problems.${problem}`, { status: lastStatus ?? '—' })
                  : t('feed-sources.runFine')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const wasSynced = (source: FeedSource): source is FeedSource & { lastSyncAt: string } =>
  source.lastSyncAt !== null;

const lastRuns = (sources: readonly FeedSource[]) =>
  sources
    .filter(wasSynced)
    .toSorted((one, other) => Date.parse(other.lastSyncAt) - Date.parse(one.lastSyncAt))
    .slice(0, SHOWN)
    .map((source) => ({ ...source, problem: problemKey(source) }));
