import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import type { FeedItem } from './social-feeds.queries.ts';

export function FeedStats({ items }: { items: FeedItem[] }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const engagement = items.reduce((sum, { engagementCount }) => sum + engagementCount, 0);
  const platforms = new Set(items.map(({ platform }) => platform));
  return (
    <StatCards
      stats={[
        { label: t('social-feeds.total'), value: number(items.length), icon: 'rss_feed' },
        {
          label: t('social-feeds.liveCount'),
          value: number(items.filter(({ isLive }) => isLive).length),
          icon: 'videocam',
        },
        { label: t('social-feeds.engagement'), value: number(engagement), icon: 'star' },
        { label: t('social-feeds.platforms'), value: number(platforms.size), icon: 'language' },
      ]}
    />
  );
}
