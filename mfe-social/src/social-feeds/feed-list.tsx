import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { EmptyState, Pagination, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import { FeedCard } from './feed-card.tsx';
import { FeedStats } from './feed-stats.tsx';
import { socialFeedsQuery } from './social-feeds.queries.ts';

const PAGE_SIZE = 20;

/** The feeds as they come from the platforms, newest first, under their figures. */
export function FeedList() {
  const { t } = useTranslation('mfe-social');
  const { data: items } = useSuspenseQuery(socialFeedsQuery);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(items.length / PAGE_SIZE);

  if (items.length === 0) {
    return (
      <EmptyState icon="rss_feed" title={t('social-feeds.emptyTitle')} text={t('social-feeds.emptyText')} />
    );
  }
  return (
    <>
      <FeedStats items={items} />
      <Typography variant="h2" id="current-feeds" sx={{ mb: 2 }}>
        {t('social-feeds.current')}
      </Typography>
      <Stack
        component="ul"
        aria-labelledby="current-feeds"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((item) => (
          <FeedCard key={item.id} item={item} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} sx={{ mt: 3 }} />
      )}
    </>
  );
}
