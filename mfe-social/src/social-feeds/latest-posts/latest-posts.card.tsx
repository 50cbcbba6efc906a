import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { useTranslation } from '@vitral/sdk/i18n';
import { ListCard } from '@vitral/sdk/ui';
import type { FeedItem } from '../social-feeds.queries.ts';

const latestQuery = queryOptions({
  queryKey: ['social-feeds', 'list', 'latest'],
  queryFn: ({ signal }) => api.list<FeedItem>('/social-feeds', { signal, query: { limit: 5 } }),
});

/** The newest posts, from all feeds. */
export function Component() {
  const { t } = useTranslation('mfe-social');
  return (
    <ListCard
      title={t('latest-posts.title')}
      query={latestQuery}
      rowOf={({ id, title, platform, createdAt }) => ({
        id,
        path: `/admin/social-feeds/posts/${id}?tab=current`,
        title: title || t(`latest-posts.platforms.${platform}`),
        detail: t(`latest-posts.platforms.${platform}`),
        at: createdAt,
      })}
      empty={t('latest-posts.empty')}
      failure={t('latest-posts.failed')}
      all={{ path: '/admin/social-feeds?tab=current', label: t('latest-posts.all') }}
    />
  );
}
