import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, ConfirmDialog } from '@vitral/ui';
import type { UserDialogProps } from './user-task.tsx';
import { useDeleteUser, useEndSessions, useSwitchUser, useTurnOffSecondFactor } from './users.queries.ts';

/** Confirms deleting an account for good, and names everything deleted with it. */
export function DeleteUserDialog(props: UserDialogProps) {
  return <UserConfirmDialog {...props} about="delete" isDestructive change={useDeleteUser()} />;
}

export function DisableUserDialog(props: UserDialogProps) {
  return <UserConfirmDialog {...props} about="disable" isDestructive change={useSwitchUser()} />;
}

/** Confirms enabling a disabled account or approving a registration. */
export function EnableUserDialog(props: UserDialogProps) {
  const about = props.user.state === 'awaiting-approval' ? 'approve' : 'enable';
  return <UserConfirmDialog {...props} about={about} change={useSwitchUser()} />;
}

export function EndSessionsDialog(props: UserDialogProps) {
  return <UserConfirmDialog {...props} about="sessions" isDestructive change={useEndSessions()} />;
}

export function SecondFactorOffDialog(props: UserDialogProps) {
  return (
    <UserConfirmDialog {...props} about="secondFactor" isDestructive change={useTurnOffSecondFactor()} />
  );
}

interface UserConfirmDialogProps extends UserDialogProps {
  about: 'delete' | 'disable' | 'enable' | 'approve' | 'sessions' | 'secondFactor';
  isDestructive?: boolean;
  change: ReturnType<typeof useDeleteUser | typeof useSwitchUser>;
}

/** Shared confirmation dialog; warns users who are about to change their own account. */
function UserConfirmDialog({ user, onClose, about, isDestructive, change }: UserConfirmDialogProps) {
  const { t } = useTranslation('mfe-people');
  const isOwn = useCurrentUser().id === user.id;
  const isRisky = isOwn && (about === 'delete' || about === 'disable' || about === 'sessions');
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
      {isRisky && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(`users.own.${about}`)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
