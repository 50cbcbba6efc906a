import { SOCIAL_PLATFORMS, type SocialFeedItem } from '@vitral/contracts/social-feeds';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, EmptyState, LoadBoundary, LoadingCards, Stack, Typography } from '@vitral/ui';
import { AddButton, TablePages, useTablePage, useTableUrl, type TableUrl } from '@vitral/ui/data';
import { ItemDialogs, useItemTask } from '@vitral/ui/forms';
import { useRef, type ReactNode } from 'react';
import { NoMatchingItems } from '../shared/filters.tsx';
import { SectionHead } from '../shared/section-head.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedFilters } from './feed-filters.tsx';
import { FeedItemDialog } from './feed-item-dialog.tsx';
import { FEED_ITEMS, feedItemsQuery, NO_FILTERS, type Filters } from './social-feeds.queries.ts';

const PLACEHOLDER = <LoadingCards count={3} />;

/** The second tab: the posts of the feeds, newest first. */
export function CurrentFeeds() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const tasks = useItemTask<SocialFeedItem>();
  const { filters, setFilters, ...url } = useTableUrl({
    filters: NO_FILTERS,
    choices: { platform: SOCIAL_PLATFORMS, isActive: ['true', 'false'] },
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: 20,
  });
  const addButton = mayWrite && <AddButton label={t('social-feeds.add')} onClick={tasks.add} />;
  const isFiltered = Object.values(filters).some(Boolean);
  const empty = isFiltered ? (
    <NoMatchingItems noun="social-feeds" onClear={() => setFilters(NO_FILTERS)} />
  ) : (
    <EmptyState
      icon="rss_feed"
      title={t('social-feeds.emptyTitle')}
      text={t('social-feeds.emptyText')}
      action={addButton}
    />
  );
  return (
    <>
      <SectionHead
        id="current-feeds"
        title={t('social-feeds.current')}
        text={t('social-feeds.currentText')}
        actions={addButton}
      />
      <FeedFilters filters={filters} setFilters={setFilters} />
      <LoadBoundary failure={t('social-feeds.fetchFailed')} loading={PLACEHOLDER}>
        <FeedList filters={filters} url={url} empty={empty} onEdit={tasks.edit} onDelete={tasks.remove} />
      </LoadBoundary>
      <ItemDialogs
        noun={FEED_ITEMS}
        tasks={tasks}
        form={(item) => <FeedItemDialog item={item} onClose={tasks.close} />}
        deleteText={({ title, sourceId }) =>
          t(sourceId ? 'social-feeds.deleteSyncedText' : 'social-feeds.deleteText', { title })
        }
      />
    </>
  );
}

interface FeedListProps {
  filters: Filters;
  url: Pick<TableUrl<Filters>, 'table' | 'clampPage'>;
  /** Rendered when the list is empty. */
  empty: ReactNode;
  onEdit: (item: SocialFeedItem) => void;
  onDelete: (item: SocialFeedItem) => void;
}

/** A page of the filtered items; the previous page stays visible until the next one has loaded. */
function FeedList({ filters, url, empty, ...actions }: FeedListProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { table } = url;
  const top = useRef<HTMLElement>(null);
  const { limit, offset } = table.query;
  const { page, isPending } = useTablePage(feedItemsQuery({ ...filters, limit, offset }), url);

  if (!page) return PLACEHOLDER;
  if (page.items.length === 0) return empty;
  return (
    <Box aria-busy={isPending}>
      <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('social-feeds.shown', { count: page.total, total: number(page.total) })}
      </Typography>
      <Stack
        component="ul"
        aria-labelledby="current-feeds"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {page.items.map((item) => (
          <FeedCard key={item.id} item={item} {...actions} />
        ))}
      </Stack>
      <TablePages
        table={table}
        total={page.total}
        mt={3}
        onPageChange={() => top.current?.scrollIntoView()}
      />
    </Box>
  );
}
