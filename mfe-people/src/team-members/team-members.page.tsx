import { useSuspenseQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import { EmptyState, LoadBoundary, NoMatch, PageBodySkeleton, PageHeader } from '@vitral/sdk/ui';
import {
  AddButton,
  type BulkList,
  BulkSection,
  ExportLink,
  SavedViews,
  useSwitchActions,
  useTableUrl,
} from '@vitral/sdk/ui/data';
import { ImportButton, ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';
import { matchesFilters, MemberFilterBar, TABLE } from './member-filters.tsx';
import { TeamMemberDialog } from './team-member-dialog.tsx';
import { TeamMemberList, type MemberActions } from './team-member-list.tsx';
import { TeamMemberStats } from './team-member-stats.tsx';
import { teamMembersQuery, TEAM_MEMBERS } from './team-members.queries.ts';

export const firstQueries = (): PageQuery[] => [teamMembersQuery];

/** /admin/team (docs/product/team-members.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const tasks = useItemTask<TeamMember>();
  const addButton = <AddButton label={t('team-members.add')} onClick={tasks.add} />;

  return (
    <>
      <PageHeader
        title={t('team-members.title')}
        description={t('team-members.description')}
        actions={
          <>
            <TrashButton noun={TEAM_MEMBERS} />
            <ImportButton noun="team-members" reload={TEAM_MEMBERS.reload} />
            {addButton}
          </>
        }
      />
      <LoadBoundary
        failure={t('team-members.fetchFailed')}
        loading={<PageBodySkeleton stats={3} cards={4} />}
      >
        <TeamMembers addButton={addButton} onEdit={tasks.edit} onDelete={tasks.remove} />
      </LoadBoundary>
      <ItemDialogs
        noun={TEAM_MEMBERS}
        tasks={tasks}
        form={(member) => <TeamMemberDialog member={member} onClose={tasks.close} />}
        deleteText={({ name }) => t('team-members.deleteText', { name })}
      />
    </>
  );
}

function TeamMembers({ addButton, ...actions }: MemberActions & { addButton: ReactNode }) {
  const { t } = useTranslation('mfe-people');
  const { data: members } = useSuspenseQuery(teamMembersQuery);
  const bulk: BulkList = {
    path: '/team-members',
    filters: {},
    reload: TEAM_MEMBERS.reload,
    actions: useSwitchActions(),
    deletes: 'to-trash',
  };
  const { filters, setFilters, clearFilters } = useTableUrl(TABLE);
  const found = members.filter((member) => matchesFilters(member, filters));
  const isWhole = found.length === members.length;
  return members.length === 0 ? (
    <EmptyState
      icon="groups"
      title={t('team-members.emptyTitle')}
      text={t('team-members.emptyText')}
      action={addButton}
    />
  ) : (
    <>
      <TeamMemberStats members={members} />
      <SavedViews of={TABLE} />
      <MemberFilterBar filters={filters} onChange={setFilters} />
      {found.length > 0 ? (
        <BulkSection bulk={bulk} rows={found} total={found.length} scope={JSON.stringify(filters)}>
          <TeamMemberList members={members} found={isWhole ? null : found} {...actions} />
        </BulkSection>
      ) : (
        <NoMatch
          icon="groups"
          title={t('team-members.noMatchTitle')}
          text={t('team-members.noMatchText')}
          onClear={clearFilters}
        />
      )}
      {(isWhole || found.length <= LIMITS.bulk) && (
        <ExportLink
          label={t('bulk.export')}
          path={bulk.path}
          query={{ ids: isWhole ? null : found.map(({ id }) => id).join() }}
        />
      )}
    </>
  );
}
