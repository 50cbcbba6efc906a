import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards, Typography } from '@vitral/ui';
import { growthRate } from '../shared/growth-rate.ts';
import { feedStatsQuery } from './feed-sources.queries.ts';

/** Figures of the feeds, computed by the server. */
export function FeedStats() {
  const { t } = useTranslation('mfe-social');
  const { number, decimal } = useFormats();
  const stats = useSuspenseQuery(feedStatsQuery).data;
  const growth = growthRate(stats.recentEngagement, stats.previousEngagement);
  return (
    <>
      <StatCards
        stats={[
          { label: t('feed-sources.total'), value: number(stats.sources), icon: 'rss_feed' },
          { label: t('feed-sources.active'), value: number(stats.activeSources), icon: 'check_circle' },
          { label: t('feed-sources.engagement'), value: number(stats.engagement), icon: 'star' },
          {
            label: t('feed-sources.growth'),
            value:
              growth === null
                ? null
                : t('feed-sources.percent', { value: `${growth > 0 ? '+' : ''}${decimal(growth * 100, 1)}` }),
            icon: 'sync_alt',
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mb: 3 }}>
        {t('feed-sources.growthHint')}
      </Typography>
    </>
  );
}
