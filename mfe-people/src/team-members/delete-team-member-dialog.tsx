import type { TeamMember } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteTeamMember } from './team-members.queries.ts';

interface DeleteTeamMemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

export function DeleteTeamMemberDialog({ member, onClose }: DeleteTeamMemberDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useDeleteTeamMember();
  return (
    <ConfirmDialog
      open
      title={t('team-members.deleteTitle')}
      text={t('team-members.deleteText', { name: member.name })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(member, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
