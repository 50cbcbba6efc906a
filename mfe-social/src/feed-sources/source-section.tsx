import { useSuspenseQuery } from '@tanstack/react-query';
import type { FeedSource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { AddButton, Button, EmptyState, NavigationIcon, Stack } from '@vitral/ui';
import { useState } from 'react';
import { SectionHead } from '../shared/section-head.tsx';
import { DeleteSourceDialog } from './delete-source-dialog.tsx';
import { feedSourcesQuery, feedStatsQuery } from './feed-sources.queries.ts';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import { SyncOffNotice } from './sync-off-notice.tsx';
import { useRefresh } from './use-refresh.ts';

/** The dialog over the list. */
type Task = { kind: 'add' | 'configure' } | { kind: 'edit' | 'delete'; source: FeedSource } | null;

/** The list of feed sources with all their actions. */
export function SourceSection() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { data: sources } = useSuspenseQuery(feedSourcesQuery);
  const { isSyncOn } = useSuspenseQuery(feedStatsQuery).data;
  const [task, setTask] = useState<Task>(null);
  const refresh = useRefresh();
  const close = () => setTask(null);
  const addButton = mayWrite && (
    <AddButton label={t('feed-sources.add')} onClick={() => setTask({ kind: 'add' })} />
  );
  const actions = (
    <>
      {addButton}
      {mayWrite && isSyncOn && (
        <Button
          variant="outlined"
          loading={refresh.isPending}
          loadingPosition="start"
          startIcon={<NavigationIcon name="restore" />}
          onClick={() => refresh.mutate(undefined)}
        >
          {t('feed-sources.refresh')}
        </Button>
      )}
      <Button startIcon={<NavigationIcon name="settings" />} onClick={() => setTask({ kind: 'configure' })}>
        {t('feed-sources.configure')}
      </Button>
    </>
  );

  return (
    <>
      <SectionHead
        id="feed-sources"
        title={t('feed-sources.title')}
        text={t('feed-sources.description')}
        actions={actions}
      />
      {!isSyncOn && <SyncOffNotice />}
      {sources.length === 0 ? (
        <EmptyState
          icon="rss_feed"
          title={t('feed-sources.emptyTitle')}
          text={t(mayWrite ? 'feed-sources.emptyText' : 'feed-sources.emptyTextReader')}
          action={addButton}
        />
      ) : (
        <Stack
          component="ul"
          aria-labelledby="feed-sources"
          spacing={2}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {sources.map((source) => (
            <SourceCard
              key={source.id}
              source={source}
              onEdit={() => setTask({ kind: 'edit', source })}
              onDelete={() => setTask({ kind: 'delete', source })}
              onRefresh={isSyncOn ? () => refresh.mutate(source.id) : undefined}
              isRefreshing={refresh.isPending && [undefined, source.id].includes(refresh.variables)}
            />
          ))}
        </Stack>
      )}
      {task?.kind === 'add' && <SourceDialog onClose={close} />}
      {task?.kind === 'configure' && <SyncDialog onClose={close} />}
      {task?.kind === 'edit' && <SourceDialog source={task.source} onClose={close} />}
      {task?.kind === 'delete' && <DeleteSourceDialog source={task.source} onClose={close} />}
    </>
  );
}
