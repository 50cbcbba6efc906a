import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { UserLinkDialog } from './user-link-dialog.tsx';
import type { UserDialogProps } from './user-task.tsx';
import { useMakeLink } from './users.queries.ts';

/** Asks for confirmation, since the former link stops working, and then shows the new link. */
export function NewLinkDialog({ user, onClose }: UserDialogProps) {
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
