import { SOCIAL_PLATFORMS, type SocialFeedItem } from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { LoadBoundary, LoadingCards, Stack } from '@vitral/sdk/ui';
import {
  AddButton,
  PagedCards,
  SavedViews,
  type TableUrlOptions,
  useTableUrl,
  type BulkList,
  ExportLink,
  useSwitchActions,
} from '@vitral/sdk/ui/data';
import { ItemDialogs, TrashButton, useItemTask, PUBLICATION_FILTER } from '@vitral/sdk/ui/forms';
import { SectionHead } from '../shared/section-head.tsx';
import { FeedCard, FeedSheet } from './feed-card.tsx';
import { FeedFilters } from './feed-filters.tsx';
import { FeedItemDialog } from './feed-item-dialog.tsx';
import { FEED_ITEMS, feedItemsQuery, NO_FILTERS } from './social-feeds.queries.ts';

const TABLE: TableUrlOptions<typeof NO_FILTERS> = {
  list: 'social-feeds',
  filters: NO_FILTERS,
  choices: { platform: SOCIAL_PLATFORMS, isActive: ['true', 'false'], isScheduled: PUBLICATION_FILTER },
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 20,
};

const PLACEHOLDER = <LoadingCards count={3} />;

/** The second tab: the posts of the feeds, newest first. */
export function CurrentFeeds() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const tasks = useItemTask<SocialFeedItem>({ part: 'posts', mayAdd: mayWrite });
  const { setFilters, ...url } = useTableUrl(TABLE);
  const { filters, table } = url;
  const { limit, offset } = table.query;
  const addButton = mayWrite && <AddButton label={t('social-feeds.add')} onClick={tasks.add} />;
  const bulk: BulkList = {
    path: '/social-feeds',
    filters,
    reload: FEED_ITEMS.reload,
    actions: useSwitchActions(),
    deletes: 'to-trash',
  };
  return (
    <>
      <SectionHead
        id="current-feeds"
        title={t('social-feeds.current')}
        text={t('social-feeds.currentText')}
        actions={
          mayWrite && (
            <>
              <TrashButton noun={FEED_ITEMS} />
              {addButton}
            </>
          )
        }
      />
      <SavedViews of={TABLE} />
      <FeedFilters filters={filters} setFilters={setFilters} />
      <LoadBoundary failure={t('social-feeds.fetchFailed')} loading={PLACEHOLDER}>
        <PagedCards
          t={t}
          noun="social-feeds"
          icon="rss_feed"
          query={feedItemsQuery({ ...filters, limit, offset })}
          url={url}
          loading={PLACEHOLDER}
          addButton={addButton}
          bulk={mayWrite ? bulk : undefined}
        >
          {(items) => (
            <Stack
              component="ul"
              aria-labelledby="current-feeds"
              spacing={2}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {items.map((item) => (
                <FeedCard key={item.id} item={item} onEdit={tasks.edit} onDelete={tasks.remove} />
              ))}
            </Stack>
          )}
        </PagedCards>
      </LoadBoundary>
      {mayWrite && <ExportLink label={t('bulk.export')} path="/social-feeds" query={{ ...filters }} />}
      <ItemDialogs
        noun={FEED_ITEMS}
        tasks={tasks}
        form={(item) =>
          item && !mayWrite ? (
            <FeedSheet item={item} onClose={tasks.close} />
          ) : (
            <FeedItemDialog item={item} onClose={tasks.close} />
          )
        }
        deleteText={({ title, sourceId }) =>
          t(sourceId ? 'social-feeds.deleteSyncedText' : 'social-feeds.deleteText', { title })
        }
      />
    </>
  );
}
