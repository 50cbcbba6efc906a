import type { SocialFeedItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { AddButton, EmptyList, LoadBoundary, LoadingCards, useTableUrl } from '@vitral/ui';
import { useState } from 'react';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import { FeedFilters, FILTER_CHOICES, NO_FILTERS } from './feed-filters.tsx';
import { FeedItemDialog } from './feed-item-dialog.tsx';
import { FeedList } from './feed-list.tsx';
import { SectionHead } from '../shared/section-head.tsx';

const PLACEHOLDERS = 3;
const PAGE_SIZE = 20;

/** The dialog over the list. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; item: SocialFeedItem } | null;

/** The second tab: the posts of the feeds, newest first. */
export function CurrentFeeds() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const [task, setTask] = useState<Task>(null);
  const { filters, setFilters, ...address } = useTableUrl({
    filters: NO_FILTERS,
    choices: FILTER_CHOICES,
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: PAGE_SIZE,
  });
  const close = () => setTask(null);
  const addButton = mayWrite && (
    <AddButton label={t('social-feeds.add')} onClick={() => setTask({ kind: 'add' })} />
  );
  const empty = (
    <EmptyList
      t={t}
      noun="social-feeds"
      icon="rss_feed"
      filters={filters}
      onClear={() => setFilters(NO_FILTERS)}
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
      <FeedFilters filters={filters} onChange={setFilters} />
      <LoadBoundary failure={t('social-feeds.fetchFailed')} loading={<LoadingCards count={PLACEHOLDERS} />}>
        <FeedList
          filters={filters}
          address={address}
          empty={empty}
          placeholder={<LoadingCards count={PLACEHOLDERS} />}
          onEdit={(item) => setTask({ kind: 'edit', item })}
          onDelete={(item) => setTask({ kind: 'delete', item })}
        />
      </LoadBoundary>
      {task?.kind === 'add' && <FeedItemDialog onClose={close} />}
      {task?.kind === 'edit' && <FeedItemDialog item={task.item} onClose={close} />}
      {task?.kind === 'delete' && <DeleteItemDialog item={task.item} onClose={close} />}
    </>
  );
}
