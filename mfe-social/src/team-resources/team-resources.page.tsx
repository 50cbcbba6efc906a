import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { AddButton, EmptyState, LoadBoundary, LoadingCards, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { useState } from 'react';
import { DeleteResourceDialog } from './delete-resource-dialog.tsx';
import { PLACEHOLDERS, ResourceBrowser } from './resource-browser.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceOverview } from './resource-overview.tsx';
import { TAB_TYPES, useResourceTab } from './resource-tab.ts';
import { ResourceTabs } from './resource-tabs.tsx';
import type { ResourceTask } from './resource-task.ts';

/** /admin/resources: meetings, handbooks and tools of the team (docs/product/team-resources.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  const [tab, setTab] = useResourceTab();
  const [task, setTask] = useState<ResourceTask | null>(null);
  const close = () => setTask(null);
  const type = TAB_TYPES[tab];
  const isOverview = tab === 'overview';
  const addButton = allows('team-resources.write') && (
    <AddButton label={t('team-resources.add')} onClick={() => setTask({ kind: 'add' })} />
  );
  const empty = (
    <EmptyState
      icon="handyman"
      title={t(type ? 'team-resources.emptyTypeTitle' : 'team-resources.emptyTitle')}
      text={t(addButton ? 'team-resources.emptyAdd' : 'team-resources.emptyText')}
      action={addButton}
    />
  );
  return (
    <>
      <PageHeader
        title={t('team-resources.title')}
        description={t('team-resources.description')}
        actions={addButton}
      />
      <ResourceTabs tab={tab} onChange={setTab}>
        <LoadBoundary
          key={tab}
          failure={t('team-resources.fetchFailed')}
          loading={
            isOverview ? (
              <PageBodySkeleton stats={4} cards={PLACEHOLDERS} />
            ) : (
              <LoadingCards count={PLACEHOLDERS} />
            )
          }
        >
          {isOverview ? (
            <ResourceOverview empty={empty} onTask={setTask} onSeeAll={() => setTab('all')} />
          ) : (
            <ResourceBrowser only={type} empty={empty} onTask={setTask} />
          )}
        </LoadBoundary>
      </ResourceTabs>
      {task?.kind === 'add' && <ResourceDialog type={type} onClose={close} />}
      {task?.kind === 'edit' && <ResourceDialog resource={task.resource} onClose={close} />}
      {task?.kind === 'delete' && <DeleteResourceDialog resource={task.resource} onClose={close} />}
    </>
  );
}
