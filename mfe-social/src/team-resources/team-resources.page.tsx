import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { AddButton, EmptyState, LoadBoundary, LoadingCards, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { DeleteDialog, useItemTask } from '../shared/item-dialogs.tsx';
import { TabbedPanel, useTab } from '../shared/tabs.tsx';
import { PLACEHOLDERS, ResourceBrowser } from './resource-browser.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceOverview } from './resource-overview.tsx';
import { TEAM_RESOURCES } from './team-resources.queries.ts';

/** The resource types of the tabs; documents have no tab of their own. */
const TAB_TYPES = {
  overview: undefined,
  all: undefined,
  meetings: 'meeting',
  handbooks: 'handbook',
  tools: 'tool',
  software: 'software',
} as const;

/** /admin/resources: meetings, handbooks and tools of the team (docs/product/team-resources.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  const tabs = useTab(['overview', 'all', 'meetings', 'handbooks', 'tools', 'software']);
  const { task, add, edit, remove, close } = useItemTask<TeamResource>();
  const { tab, open } = tabs;
  const type = TAB_TYPES[tab];
  const actions = { onEdit: edit, onDelete: remove };
  const isOverview = tab === 'overview';
  const addButton = allows('team-resources.write') && (
    <AddButton label={t('team-resources.add')} onClick={add} />
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
      <TabbedPanel {...tabs} label={t('team-resources.views')} prefix="team-resources.tabs">
        <LoadBoundary
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
            <ResourceOverview empty={empty} onSeeAll={() => open('all')} {...actions} />
          ) : (
            <ResourceBrowser only={type} empty={empty} {...actions} />
          )}
        </LoadBoundary>
      </TabbedPanel>
      {task?.kind === 'add' && <ResourceDialog type={type} onClose={close} />}
      {task?.kind === 'edit' && <ResourceDialog resource={task.item} onClose={close} />}
      {task?.kind === 'delete' && (
        <DeleteDialog
          noun={TEAM_RESOURCES}
          item={task.item}
          text={t('team-resources.deleteText', { title: task.item.title })}
          onClose={close}
        />
      )}
    </>
  );
}
