import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, ConfirmDialog } from '@vitral/ui';
import type { UserDialogProps } from './user-task.tsx';
import { useDeleteUser, useEndSessions, useSwitchUser, useTurnOffSecondFactor } from './users.queries.ts';

/** Asks before an account goes for good, and says what goes with it. */
export function DeleteUserDialog(props: UserDialogProps) {
  return <UserQuestion {...props} about="delete" isDestructive change={useDeleteUser()} />;
}

export function DisableUserDialog(props: UserDialogProps) {
  return <UserQuestion {...props} about="disable" isDestructive change={useSwitchUser()} />;
}

/** Lets back in who was kept out, or approves who registered. */
export function EnableUserDialog(props: UserDialogProps) {
  const about = props.user.state === 'awaiting-approval' ? 'approve' : 'enable';
  return <UserQuestion {...props} about={about} change={useSwitchUser()} />;
}

export function EndSessionsDialog(props: UserDialogProps) {
  return <UserQuestion {...props} about="sessions" isDestructive change={useEndSessions()} />;
}

export function SecondFactorOffDialog(props: UserDialogProps) {
  return <UserQuestion {...props} about="secondFactor" isDestructive change={useTurnOffSecondFactor()} />;
}

interface UserQuestionProps extends UserDialogProps {
  about: 'delete' | 'disable' | 'enable' | 'approve' | 'sessions' | 'secondFactor';
  isDestructive?: boolean;
  change: ReturnType<typeof useDeleteUser | typeof useSwitchUser>;
}

/** What those have in common; more is said to somebody who is about to do it to the own account. */
function UserQuestion({ user, onClose, about, isDestructive, change }: UserQuestionProps) {
  const { t } = useTranslation('mfe-people');
  const isOwn = useCurrentUser().id === user.id;
  const loses = isOwn && (about === 'delete' || about === 'disable' || about === 'sessions');
  return (
    <ConfirmDialog
      open
      title={t(`users.ask.${about}`, { name: user.name })}
      text={t(`users.ask.${about}Text`, { name: user.name, username: user.username })}
      confirmLabel={t(`users.ask.${about}Confirm`)}
      isDestructive={isDestructive}
      isPending={change.isPending}
      onConfirm={() => change.mutate(user, { onSettled: onClose })}
      onCancel={onClose}
    >
      {loses && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(`users.own.${about}`)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
