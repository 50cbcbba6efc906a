import type { User, UserLink } from '@vitral/sdk/contracts/users';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, TextDialog } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';

interface UserLinkDialogProps {
  user: User;
  link: UserLink;
  onClose: () => void;
}

/** Shows a one-time link. It cannot be shown again, so a click outside the dialog does not close it. */
export function UserLinkDialog({ user, link, onClose }: UserLinkDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { name, email } = user;
  const mailText = link.isMailed
    ? 'users.link.mailed'
    : email
      ? 'users.link.notMailed'
      : 'users.link.noEmail';
  return (
    <TextDialog
      isSticky
      title={t(`users.link.${link.kind}`, { name })}
      text={t('users.link.text')}
      onClose={onClose}
    >
      <CopyField
        label={t('users.link.address')}
        value={link.address}
        hint={t('users.link.expires', { date: dateTime(link.expiresAt) })}
        isMain
      />
      <Alert severity={link.isMailed ? 'success' : 'warning'}>{t(mailText, { email })}</Alert>
    </TextDialog>
  );
}
