import { useSuspenseQuery } from '@tanstack/react-query';
import type { TeamMember } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { AddButton, EmptyState, LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { DeleteTeamMemberDialog } from './delete-team-member-dialog.tsx';
import { TeamMemberDialog } from './team-member-dialog.tsx';
import { TeamMemberList } from './team-member-list.tsx';
import { TeamMemberStats } from './team-member-stats.tsx';
import { teamMembersQuery } from './team-members.queries.ts';

/** The open dialog. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; member: TeamMember } | null;

/** /admin/team (docs/product/team-members.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const [task, setTask] = useState<Task>(null);
  const close = () => setTask(null);
  const addButton = <AddButton label={t('team-members.add')} onClick={() => setTask({ kind: 'add' })} />;

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
        <TeamMembers
          addButton={addButton}
          onEdit={(member) => setTask({ kind: 'edit', member })}
          onDelete={(member) => setTask({ kind: 'delete', member })}
        />
      </LoadBoundary>
      {task?.kind === 'add' && <TeamMemberDialog onClose={close} />}
      {task?.kind === 'edit' && <TeamMemberDialog member={task.member} onClose={close} />}
      {task?.kind === 'delete' && <DeleteTeamMemberDialog member={task.member} onClose={close} />}
    </>
  );
}

interface TeamMembersProps {
  addButton: ReactNode;
  onEdit: (member: TeamMember) => void;
  onDelete: (member: TeamMember) => void;
}

function TeamMembers({ addButton, ...actions }: TeamMembersProps) {
  const { t } = useTranslation('mfe-people');
  const { data: members } = useSuspenseQuery(teamMembersQuery);
  if (members.length === 0) {
    return (
      <EmptyState
        icon="groups"
        title={t('team-members.emptyTitle')}
        text={t('team-members.emptyText')}
        action={addButton}
      />
    );
  }
  return (
    <>
      <TeamMemberStats members={members} />
      <TeamMemberList members={members} {...actions} />
    </>
  );
}
