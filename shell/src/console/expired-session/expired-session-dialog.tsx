import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@vitral/ui';
import { useId } from 'react';
import { LazyLoginForm } from '../login/lazy-login.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

/** Asks the user to log in again after the session has ended; the page stays mounted behind the dialog. */
export function ExpiredSessionDialog() {
  const { t } = useTranslation('shell');
  const { user, hasEnded, logout, isLoggingOut } = useSession();
  const id = useId();
  useLoginElsewhere(hasEnded);
  return (
    <Dialog open={hasEnded} maxWidth="xs" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{t('expired.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText id={`${id}-text`}>{t('expired.text')}</DialogContentText>
          <LazyLoginForm returning={user?.username ?? ''} />
          <Button onClick={logout} disabled={isLoggingOut}>
            {isLoggingOut ? t('common:auth.loggingOut') : t('expired.leave')}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
