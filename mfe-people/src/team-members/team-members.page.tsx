import { useSuspenseQuery } from '@tanstack/react-query';
import type { TeamMember } from '@vitral/contracts/team-members';
import { useTranslation } from '@vitral/i18n';
import { AddButton, ConfirmDialog, EmptyState, LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { TeamMemberDialog } from './team-member-dialog.tsx';
import { TeamMemberList, type MemberActions } from './team-member-list.tsx';
import { TeamMemberStats } from './team-member-stats.tsx';
import { teamMembersQuery, useDeleteTeamMember } from './team-members.queries.ts';

/** /admin/team (docs/product/team-members.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const [editing, setEditing] = useState<TeamMember | 'new' | null>(null);
  const [deleting, setDeleting] = useState<TeamMember | null>(null);
  const { mutate: remove, isPending } = useDeleteTeamMember();
  const addButton = <AddButton label={t('team-members.add')} onClick={() => setEditing('new')} />;

  return (
    <>
      <PageHeader
        title={t('team-members.title')}
        description={t('team-members.description')}
        actions={addButton}
      />
      <LoadBoundary
        failure={t('team-members.fetchFailed')}
        loading={<PageBodySkeleton stats={3} cards={4} />}
      >
        <TeamMembers addButton={addButton} onEdit={setEditing} onDelete={setDeleting} />
      </LoadBoundary>
      {editing && (
        <TeamMemberDialog member={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && (
        <ConfirmDialog
          open
          title={t('team-members.deleteTitle')}
          text={t('team-members.deleteText', { name: deleting.name })}
          confirmLabel={t('actions.delete')}
          isDestructive
          isPending={isPending}
          onConfirm={() => remove(deleting, { onSettled: () => setDeleting(null) })}
          onCancel={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function TeamMembers({ addButton, ...actions }: MemberActions & { addButton: ReactNode }) {
  const { t } = useTranslation('mfe-people');
  const { data: members } = useSuspenseQuery(teamMembersQuery);
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
      <TeamMemberList members={members} {...actions} />
    </>
  );
}
