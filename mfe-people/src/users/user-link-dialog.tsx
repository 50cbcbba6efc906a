import type { User, UserLink } from '@vitral/contracts/users';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/ui';
import { CopyField } from '@vitral/ui/forms';
import { useId } from 'react';

interface UserLinkDialogProps {
  user: User;
  link: UserLink;
  onClose: () => void;
}

/** Shows a one-time link. It cannot be shown again, so a click outside the dialog does not close it. */
export function UserLinkDialog({ user, link, onClose }: UserLinkDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const id = useId();
  const { name, email } = user;
  const mailText = link.isMailed
    ? 'users.link.mailed'
    : email
      ? 'users.link.notMailed'
      : 'users.link.noEmail';
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t(`users.link.${link.kind}`, { name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText id={`${id}-text`}>{t('users.link.text')}</DialogContentText>
          <CopyField
            label={t('users.link.address')}
            value={link.address}
            hint={t('users.link.expires', { date: dateTime(link.expiresAt) })}
            isMain
          />
          <Alert severity={link.isMailed ? 'success' : 'warning'}>{t(mailText, { email })}</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
