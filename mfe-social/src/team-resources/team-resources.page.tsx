import type { TeamResource } from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { useSession } from '@vitral/sdk/session';
import { EmptyState, LoadBoundary, LoadingCards, PageBodySkeleton, PageHeader } from '@vitral/sdk/ui';
import { AddButton } from '@vitral/sdk/ui/data';
import { ImportButton, ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { TabbedPanel, useTab } from '../shared/tabs.tsx';
import { PLACEHOLDERS, ResourceBrowser } from './resource-browser.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceSheet } from './resource-card.tsx';
import { ResourceOverview } from './resource-overview.tsx';
import { firstResourcesQuery, resourceStatsQuery, TEAM_RESOURCES } from './team-resources.queries.ts';

/** The resource types of the tabs; documents have no tab of their own. */
const TAB_TYPES = {
  overview: undefined,
  all: undefined,
  meetings: 'meeting',
  handbooks: 'handbook',
  tools: 'tool',
  software: 'software',
} as const;

export const firstQueries = ({ search }: PageVisit): PageQuery[] =>
  search.has('tab') ? [] : [resourceStatsQuery, firstResourcesQuery];

/** /admin/resources: meetings, handbooks and tools of the team (docs/product/team-resources.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  const tabs = useTab(['overview', 'all', 'meetings', 'handbooks', 'tools', 'software']);
  const canAdd = allows('team-resources.write');
  const tasks = useItemTask<TeamResource>({ mayAdd: canAdd });
  const { tab, open } = tabs;
  const type = TAB_TYPES[tab];
  const actions = { onEdit: tasks.edit, onDelete: tasks.remove };
  const isOverview = tab === 'overview';
  const addButton = canAdd && <AddButton label={t('team-resources.add')} onClick={tasks.add} />;
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
        actions={
          canAdd && (
            <>
              <TrashButton noun={TEAM_RESOURCES} />
              <ImportButton noun="team-resources" reload={TEAM_RESOURCES.reload} />
              {addButton}
            </>
          )
        }
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
      <ItemDialogs
        noun={TEAM_RESOURCES}
        tasks={tasks}
        form={(resource) =>
          resource && !canAdd ? (
            <ResourceSheet resource={resource} onClose={tasks.close} />
          ) : (
            <ResourceDialog resource={resource} type={type} onClose={tasks.close} />
          )
        }
        deleteText={({ title }) => t('team-resources.deleteText', { title })}
      />
    </>
  );
}
