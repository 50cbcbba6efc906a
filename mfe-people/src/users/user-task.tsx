import type { User } from '@vitral/sdk/contracts/users';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Alert, ConfirmDialog } from '@vitral/sdk/ui';
import { ItemMenu, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { memo } from 'react';
import { UserLinkDialog } from './user-link-dialog.tsx';
import { useChangeUser, useMakeLink, type UserChange } from './users.queries.ts';

/** An action on an account that asks for confirmation. */
export interface UserTask {
  kind: 'link' | UserChange;
  user: User;
}

type UserAction = 'edit' | UserTask['kind'];

export type StartUserTask = (action: UserAction, user: User) => void;

/** Actions on an account. Memoized, since a table renders many of them. */
export const UserMenu = memo(function UserMenu({ user, onStart }: { user: User; onStart: StartUserTask }) {
  const { t } = useTranslation('mfe-people');
  const { state, isEnabled } = user;
  const entry = (kind: UserAction, text: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label: t(text),
    icon,
    isDestructive: kind === 'delete',
    onClick: () => onStart(kind, user),
  });
  const enableText = state === 'awaiting-approval' ? 'users.menu.approve' : 'users.menu.enable';
  const linkText = state === 'invited' ? 'users.menu.invitation' : 'users.menu.reset';
  const entries = () => [
    entry('edit', 'actions.edit', 'edit'),
    isEnabled && state !== 'awaiting-approval'
      ? entry('disable', 'users.menu.disable', 'link_off')
      : entry('enable', enableText, 'check_circle'),
    ...(isEnabled
      ? [entry('link', linkText, 'link'), entry('sessions', 'users.menu.sessions', 'desktop_windows')]
      : []),
    ...(user.hasSecondFactor ? [entry('secondFactor', 'users.menu.secondFactor', 'security')] : []),
    ...(user.passkeyCount > 0 ? [entry('passkeys', 'users.menu.passkeys', 'key')] : []),
    entry('delete', 'actions.delete', 'delete'),
  ];
  return (
    <ItemMenu
      label={t('users.menu.label', { name: user.name })}
      item={{ noun: 'users', id: user.id }}
      entries={entries}
    />
  );
});

export function UserTaskDialog({ task, onClose }: { task: UserTask; onClose: () => void }) {
  const { kind, user } = task;
  if (kind === 'link') return <NewLinkDialog user={user} onClose={onClose} />;
  return <ConfirmChangeDialog kind={kind} user={user} onClose={onClose} />;
}

interface ConfirmChangeDialogProps {
  kind: UserChange;
  user: User;
  onClose: () => void;
}

/** Confirms a change; warns users who are about to lock themselves out. */
function ConfirmChangeDialog({ kind, user, onClose }: ConfirmChangeDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useChangeUser(kind);
  const isOwn = useCurrentUser().id === user.id;
  const isRisky = isOwn && (kind === 'delete' || kind === 'disable' || kind === 'sessions');
  const about = kind === 'enable' && user.state === 'awaiting-approval' ? 'approve' : kind;
  return (
    <ConfirmDialog
      open
      title={t(`users.ask.${about}`, { name: user.name })}
      text={t(`users.ask.${about}Text`, { name: user.name, username: user.username })}
      confirmLabel={t(`users.ask.${about}Confirm`)}
      isDestructive={kind !== 'enable'}
      isPending={isPending}
      onConfirm={() => mutate(user, { onSettled: onClose })}
      onCancel={onClose}
    >
      {isRisky && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t(`users.own.${kind}`)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** Asks for confirmation, since the previous link stops working, and then shows the new link. */
function NewLinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending, data: link } = useMakeLink();
  if (link) return <UserLinkDialog user={user} link={link} onClose={onClose} />;

  const about = user.state === 'invited' ? 'invitation' : 'reset';
  return (
    <ConfirmDialog
      open
      title={t(`users.ask.${about}`, { name: user.name })}
      text={t(`users.ask.${about}Text`, { name: user.name })}
      confirmLabel={t('users.ask.linkConfirm')}
      isPending={isPending}
      onConfirm={() => mutate(user, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
