import { useSuspenseQuery } from '@tanstack/react-query';
import type { FeedSource } from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { Alert, Button, EmptyState, Icon, Stack } from '@vitral/sdk/ui';
import { AddButton, type BulkList, BulkSection, ExportLink, useSwitchActions } from '@vitral/sdk/ui/data';
import { ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { SectionHead } from '../shared/section-head.tsx';
import { FEED_SOURCES, feedSourcesQuery, feedStatsQuery } from './feed-sources.queries.ts';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import { useRefresh } from './use-refresh.ts';

/** The list of feed sources with all their actions. */
export function SourceSection() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { data: sources } = useSuspenseQuery(feedSourcesQuery);
  const { isSyncOn } = useSuspenseQuery(feedStatsQuery).data;
  const tasks = useItemTask<FeedSource>({ part: 'sources', mayAdd: mayWrite, mayOpen: mayWrite });
  const [isConfiguring, setIsConfiguring] = useState(false);
  const refresh = useRefresh();
  const bulk: BulkList = {
    path: '/feed-sources',
    filters: {},
    reload: FEED_SOURCES.reload,
    actions: useSwitchActions(),
    deletes: 'to-trash',
  };
  const addButton = mayWrite && <AddButton label={t('feed-sources.add')} onClick={tasks.add} />;
  const actions = (
    <>
      {addButton}
      {mayWrite && isSyncOn && (
        <Button
          variant="outlined"
          loading={refresh.isPending}
          loadingPosition="start"
          startIcon={<Icon name="restore" />}
          onClick={() => refresh.mutate(undefined)}
        >
          {t('feed-sources.refresh')}
        </Button>
      )}
      {mayWrite && <TrashButton noun={FEED_SOURCES} />}
      <Button startIcon={<Icon name="settings" />} onClick={() => setIsConfiguring(true)}>
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
      {!isSyncOn && <SyncOffAlert />}
      {sources.length === 0 ? (
        <EmptyState
          icon="rss_feed"
          title={t('feed-sources.emptyTitle')}
          text={t(mayWrite ? 'feed-sources.emptyText' : 'feed-sources.emptyTextReader')}
          action={addButton}
        />
      ) : (
        <BulkSection bulk={mayWrite ? bulk : undefined} rows={sources} total={sources.length} scope="">
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
                onEdit={() => tasks.edit(source)}
                onDelete={() => tasks.remove(source)}
                onRefresh={isSyncOn ? () => refresh.mutate(source.id) : undefined}
                isRefreshing={refresh.isPending && [undefined, source.id].includes(refresh.variables)}
              />
            ))}
          </Stack>
          {mayWrite && <ExportLink label={t('bulk.export')} path={bulk.path} query={{}} />}
        </BulkSection>
      )}
      {isConfiguring && <SyncDialog onClose={() => setIsConfiguring(false)} />}
      <ItemDialogs
        noun={FEED_SOURCES}
        tasks={tasks}
        form={(source) => <SourceDialog source={source} onClose={tasks.close} />}
        deleteText={({ title, itemCount }) => t('feed-sources.deleteText', { title, count: itemCount })}
      />
    </>
  );
}

/** Explains that social sync is off, with a link to the setting for admins. */
function SyncOffAlert() {
  const { t } = useTranslation('mfe-social');
  const mayChange = useSession().allows('settings.write');
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2 }}
      action={
        mayChange && (
          <Button color="inherit" size="small" component={Link} to="/admin/settings">
            {t('feed-sources.toSettings')}
          </Button>
        )
      }
    >
      {t('feed-sources.syncOff')}
    </Alert>
  );
}
