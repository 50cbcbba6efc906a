import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@vitral/ui';
import { useId } from 'react';
import { LateLoginForm } from '../login/late-login.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

/** The session is over: the page stays as it is, and below this dialog waits for its person's login. */
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
          <LateLoginForm returning={user?.username ?? ''} />
          <Button onClick={logout} disabled={isLoggingOut}>
            {isLoggingOut ? t('common:auth.loggingOut') : t('expired.leave')}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
